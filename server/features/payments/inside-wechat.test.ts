import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { wechatPhone, type WechatPhone } from '#tests/support/wechat-phone.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
const token = await signIn(product, 'buyer');
const stranger = await signIn(product, 'manager');

type Inside = { code: string; state: string };
const call = (name: string, input: object, as: string | undefined = token) =>
  product.call(`/payment/${name}`, input, { token: as });
const start = ({ orderId, quoteId }: QuotedOrder, inside: Inside, as?: string) =>
  call('start', { key: randomUUID(), orderId, quoteId, gateway: 'wechat', inside }, as);
const attemptsOf = ({ orderId }: QuotedOrder) =>
  product.db.selectFrom('paymentAttempts').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
const stateOf = async ({ orderId }: QuotedOrder) =>
  (await product.db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state;

/** Asks WeChat who pays, and comes back. */
async function signedIn({ orderId }: QuotedOrder, phone: WechatPhone, as?: string) {
  const { body } = await call('askPayer', { orderId }, as);
  return await phone.comeBack(body.url);
}

describe('inside WeChat’s own browser', () => {
  test('a buyer says who pays, pays there, and the notice confirms the order', async () => {
    await sandbox.control.whims({ notices: { drop: false, origin: product.url } });
    const order = await quotedOrder(product, { fen: 128_050 });
    expect((await call('ofOrder', { orderId: order.orderId })).body.insideWechat).toBe(true);
    const phone = wechatPhone(sandbox);
    const { page, inside } = await signedIn(order, phone);
    expect(page).toBe(`${product.services.config.publicUrl}/Order?orderId=${order.orderId}`);
    const { body } = await start(order, inside);
    expect(body.target).toEqual({
      kind: 'inside',
      parameters: {
        appId: sandbox.keys.wechat.appid,
        timeStamp: expect.stringMatching(/^\d{10}$/),
        nonceStr: expect.stringMatching(/^\w{16,32}$/),
        package: expect.stringMatching(/^prepay_id=wx[0-9a-f]{32}$/),
        signType: 'RSA',
        paySign: expect.any(String),
      },
    });
    expect(await phone.pay(body.target.parameters)).toBe(true);
    await expect.poll(() => stateOf(order)).toBe('confirmed');
    const [attempt] = await attemptsOf(order);
    expect(attempt).toMatchObject({ state: 'paid', phone: false, payer: expect.stringMatching(/^o[0-9a-f]{26}$/) });
    const { payments } = (await call('ofOrder', { orderId: order.orderId })).body;
    expect(payments).toMatchObject([{ way: 'wechat', amountFen: 128_050, state: 'settled', payer: attempt?.payer }]);
    await sandbox.control.whims({ notices: { drop: true } });
  });

  test('a page that repeats itself goes on with the same payment, and asks WeChat once', async () => {
    const order = await quotedOrder(product);
    const { inside } = await signedIn(order, wechatPhone(sandbox));
    const replies = await Promise.all(Array.from({ length: 5 }, () => start(order, inside)));
    const fine = replies.filter(({ status }) => status === 200);
    expect(fine.length).toBeGreaterThan(0);
    const again = await start(order, inside);
    for (const { body } of fine) expect(body.target).toEqual(again.body.target);
    expect(await attemptsOf(order)).toHaveLength(1);
  });

  test('a code that WeChat has seen before says nothing in another question', async () => {
    const order = await quotedOrder(product);
    const phone = wechatPhone(sandbox);
    const first = await signedIn(order, phone);
    expect((await start(order, first.inside)).status).toBe(200);
    const second = await signedIn(order, phone);
    const { body } = await start(order, { ...second.inside, code: first.inside.code });
    expect(body).toMatchObject({ code: 409, problem: 'payer-unknown' });
    expect(await attemptsOf(order)).toHaveLength(1);
  });

  test.each([
    ['made up', () => ({ state: 'a'.repeat(64) })],
    ['with a code that WeChat did not give', () => ({ code: 'b'.repeat(32) })],
  ])('an answer %s is refused, and nothing is begun', async (_case, forged) => {
    const order = await quotedOrder(product);
    const { inside } = await signedIn(order, wechatPhone(sandbox));
    expect((await start(order, { ...inside, ...forged() })).body.problem).toBe('payer-unknown');
    expect(await attemptsOf(order)).toEqual([]);
  });

  test('an answer to somebody else’s question, or to one of another session, is refused', async () => {
    const theirs = await quotedOrder(product, { buyer: 'manager' });
    const own = await quotedOrder(product);
    const phone = wechatPhone(sandbox);
    const { inside } = await signedIn(theirs, phone, stranger);
    expect((await start(own, inside)).body.problem).toBe('payer-unknown');
    const elsewhere = await signIn(product, 'manager');
    expect((await start(theirs, inside, elsewhere)).body.problem).toBe('payer-unknown');
    expect((await start(theirs, inside, stranger)).status).toBe(200);
  });

  test('an answer counts for ten minutes, and only to the latest question', async () => {
    const order = await quotedOrder(product);
    const phone = wechatPhone(sandbox);
    const old = await signedIn(order, phone);
    const { inside } = await signedIn(order, phone);
    expect((await start(order, old.inside)).body.problem).toBe('payer-unknown');
    await product.moveTime('10 minutes 1 second');
    expect((await start(order, inside)).body.problem).toBe('payer-unknown');
    await product.moveTime('0 seconds');
    expect((await start(order, inside)).status).toBe(200);
  });

  test('what one person began another cannot pay: it is closed, and begun anew for them', async () => {
    const order = await quotedOrder(product);
    const [first, second] = [wechatPhone(sandbox), wechatPhone(sandbox)];
    const one = (await start(order, (await signedIn(order, first)).inside)).body.target.parameters;
    expect(await second.pay(one)).toBe(false);
    const other = (await start(order, (await signedIn(order, second)).inside)).body.target.parameters;
    expect(other.package).not.toBe(one.package);
    expect((await attemptsOf(order)).map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(await first.pay(one)).toBe(false);
    expect(await second.pay(other)).toBe(true);
    expect((await call('check', { orderId: order.orderId })).body.state).toBe('confirmed');
  });

  test('parameters that were changed on the way are not paid', async () => {
    const order = await quotedOrder(product);
    const cheap = await quotedOrder(product, { fen: 100 });
    const phone = wechatPhone(sandbox);
    const { parameters } = (await start(order, (await signedIn(order, phone)).inside)).body.target;
    const other = (await start(cheap, (await signedIn(cheap, phone)).inside)).body.target.parameters;
    expect(await phone.pay({ ...parameters, package: other.package })).toBe(false);
    expect(await stateOf(order)).toBe('quoted');
  });

  test('a notice that is wrong by a fen pays for nothing', async () => {
    await sandbox.control.whims({ notices: { origin: product.url } });
    const order = await quotedOrder(product, { fen: 5000 });
    await start(order, (await signedIn(order, wechatPhone(sandbox))).inside);
    const [attempt] = await attemptsOf(order);
    const wish = { gateway: 'wechat', outTradeNo: attempt!.outTradeNo, wrong: 'amount' } as const;
    const { reply } = await sandbox.control.notice({ ...wish, amountFen: 4999 });
    expect(reply).toMatchObject({ status: 400 });
    expect(await stateOf(order)).toBe('quoted');
    expect((await call('ofOrder', { orderId: order.orderId })).body.payments).toEqual([]);
  });

  test('what was begun at a desk is closed before it begins inside WeChat', async () => {
    const order = await quotedOrder(product);
    const { orderId, quoteId } = order;
    const desk = await call('start', { key: randomUUID(), orderId, quoteId, gateway: 'wechat' });
    expect(desk.body.target.kind).toBe('qr');
    expect((await start(order, (await signedIn(order, wechatPhone(sandbox))).inside)).body.target.kind).toBe('inside');
    expect((await attemptsOf(order)).map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  test('nobody asks for an order of somebody else, and the way back is never the caller’s', async () => {
    const order = await quotedOrder(product);
    const foreign = await call('askPayer', { orderId: order.orderId }, stranger);
    const missing = await call('askPayer', { orderId: 999_999_999 }, stranger);
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await call('askPayer', { orderId: order.orderId, back: 'https://evil.test/' })).status).toBe(400);
    expect((await product.call('/payment/askPayer', { orderId: order.orderId })).body.code).toBe(1001);
    for (const wrong of [
      { code: '', state: 'x' },
      { code: 'a b', state: 'x' },
      { code: 'x'.repeat(129), state: 'x' },
    ])
      expect((await start(order, wrong)).status).toBe(400);
  });

  test('WeChat not answering is no answer', async () => {
    const order = await quotedOrder(product);
    const { inside } = await signedIn(order, wechatPhone(sandbox));
    await sandbox.control.whims({ down: true });
    expect((await start(order, inside)).body.problem).toBe('gateway-failed');
    await sandbox.control.whims({ down: false });
    expect((await start(order, inside)).status).toBe(200);
  });

  test('without a public account at WeChat it is not offered', async () => {
    const order = await quotedOrder(product);
    const { payers: _none, ...wechat } = sandbox.gateways.wechat;
    product.services.gateways = { ...sandbox.gateways, wechat };
    try {
      expect((await call('ofOrder', { orderId: order.orderId })).body.insideWechat).toBe(false);
      expect((await call('askPayer', { orderId: order.orderId })).body.problem).toBe('gateway-failed');
    } finally {
      product.services.gateways = sandbox.gateways;
    }
  });
});
