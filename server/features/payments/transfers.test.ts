import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { paidOrder, startPaying } from '#tests/support/payments.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const token = await signIn(product, 'buyer');
const stranger = await signIn(product, 'manager');
const finance = await signIn(product, 'finance');

const asDataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;
const asPdfUrl = (bytes: Buffer) => `data:application/pdf;base64,${bytes.toString('base64')}`;
const picture = asDataUrl(
  await sharp({ create: { width: 600, height: 900, channels: 3, background: '#fed' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer(),
);
const voucherFor = ({ orderId, quoteId, totalFen }: QuotedOrder) => ({
  key: randomUUID(),
  orderId,
  quoteId,
  payer: '远山科技',
  amountFen: totalFen,
  paidOn: '2026-01-31',
  picture,
});
const send = (voucher: object, as = token) => product.call('/payment/voucher', voucher, { token: as });
const desk = (name: string, input: object, as = finance) =>
  product.call(`/office/finance/${name}`, input, { token: as });
const forget = () => product.db.deleteFrom('rateLimits').where('key', 'like', 'voucher:%').execute();

async function claimed(options: Parameters<typeof quotedOrder>[1] = {}) {
  await forget();
  const order = await quotedOrder(product, options);
  const { body } = await send(voucherFor(order));
  expect(body).toMatchObject({ success: true });
  return { ...order, paymentId: body.paymentId as number };
}
let bankNumber = 1000;
const foundAs = ({ paymentId, totalFen }: { paymentId: number; totalFen: number }) => ({
  key: randomUUID(),
  paymentId,
  tradeNo: `BANK${(bankNumber += 1)}`,
  amountFen: totalFen,
  receivedOn: '2026-01-31',
});
const orderOf = ({ orderId }: QuotedOrder) =>
  product.db
    .selectFrom('orders')
    .select(['state', 'refund', 'closeReason'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const paymentsOf = ({ orderId }: QuotedOrder) =>
  product.db.selectFrom('payments').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
const licencesOf = ({ orderId }: QuotedOrder) =>
  product.db.selectFrom('licences').select('state').where('orderId', '=', orderId).execute();

describe('a buyer’s voucher', () => {
  test('[R3] makes the order wait for finance; its picture is drawn anew and private', async () => {
    const order = await claimed();
    expect(await orderOf(order)).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(order)).toMatchObject([{ state: 'claimed', gateway: 'transfer', payer: '远山科技' }]);
    const { body } = await product.call('/payment/voucherPicture', { paymentId: order.paymentId }, { token });
    const reply = await fetch(body.url);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('content-disposition')).toBeNull();
    const made = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(made).toMatchObject({ format: 'jpeg', width: 600, height: 900 });
    expect(made.exif).toBeUndefined();
    expect(Number(new URL(body.url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600);
    expect((await fetch(body.url.split('?')[0])).status).toBe(403);
    const foreign = await product.call('/payment/voucherPicture', { paymentId: order.paymentId }, { token: stranger });
    expect(foreign.status).toBe(404);
    const waiting = await product.call(
      '/payment/start',
      {
        key: randomUUID(),
        orderId: order.orderId,
        quoteId: order.quoteId,
        gateway: 'alipay',
      },
      { token },
    );
    expect(waiting.body.problem).toBe('payment-under-way');
  });

  test('may be a PDF, which finance and its sender save and no browser shows', async () => {
    await forget();
    const order = await quotedOrder(product);
    const { body } = await send({ ...voucherFor(order), picture: asPdfUrl(aPdf()) });
    const { paymentId } = body as { paymentId: number };
    const own = await product.call('/payment/voucherPicture', { paymentId }, { token });
    const { voucher } = (await desk('detail', { paymentId })).body;
    expect(voucher.kind).toBe('pdf');
    for (const url of [own.body.url, voucher.url]) {
      const reply = await fetch(url);
      expect(reply.headers.get('content-type')).toBe('application/pdf');
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="receipt\.pdf"/);
      expect(Buffer.from(await reply.arrayBuffer())).toEqual(aPdf());
    }
    expect((await desk('detail', { paymentId: (await claimed()).paymentId })).body.voucher.kind).toBe('picture');
  });

  test('has no number in tables before finance has found the transfer', async () => {
    const order = await claimed({ fen: 5000 });
    const { csv } = (await desk('export', { keyword: order.number })).body;
    expect(csv.split('\r\n')[1]).toBe(
      `2026-01-31,${order.number},林小满,远山科技有限公司,Bank transfer,,远山科技,50,Matching,,,`,
    );
    const bill = (await product.call('/bill/export', {}, { token })).body.csv as string;
    expect(bill.split('\r\n').find((line) => line.includes(order.number))).toContain(',Bank transfer,,Matching,50');
  });

  test('is kept by the sweep of files that nobody uses', async () => {
    const order = await claimed();
    const { voucherKey: key } = (await paymentsOf(order))[0]!;
    await workers['media.remove'](ctx, { bucket: 'originals', keys: [key!] }, new AbortController().signal);
    expect(await product.services.objects.head('originals', key!)).toBeDefined();
  });

  test('is taken again as soon as there is room for its picture', async () => {
    await forget();
    const order = await quotedOrder(product);
    vi.stubEnv('TMPDIR', '/no/such/folder');
    for (let time = 0; time < 3; time += 1) expect((await send(voucherFor(order))).status).toBe(500);
    vi.unstubAllEnvs();
    expect((await send(voucherFor(order))).status).toBe(200);
  });

  test('twice at once, or again with its key, is one', async () => {
    await forget();
    const order = await quotedOrder(product);
    const voucher = voucherFor(order);
    const first = await send(voucher);
    expect((await send(voucher)).body.paymentId).toBe(first.body.paymentId);
    const other = await quotedOrder(product);
    const replies = await Promise.all([send(voucherFor(other)), send(voucherFor(other))]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await paymentsOf(other)).toHaveLength(1);
  });

  test('is refused with another amount, a day to come, a wrong picture or for somebody else’s order', async () => {
    await forget();
    const order = await quotedOrder(product);
    const good = voucherFor(order);
    expect((await send({ ...good, amountFen: order.totalFen - 1 })).body.problem).toBe('amount-differs');
    expect((await send({ ...good, key: randomUUID(), quoteId: good.quoteId + 99 })).body.problem).toBe(
      'quote-replaced',
    );
    expect((await send({ ...good, paidOn: '2999-01-01' })).body.fields).toHaveProperty('paidOn');
    expect((await send({ ...good, paidOn: '2026-02-30' })).status).toBe(400);
    expect((await send({ ...good, payer: ' ' })).body.fields).toHaveProperty('payer');
    expect((await send({ ...good, amountFen: 0.5 })).status).toBe(400);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send({ ...good, picture: asDataUrl(svg) })).body.problem).toBe('bad-picture');
    expect((await send({ ...good, picture: asDataUrl(svg, 'svg+xml') })).status).toBe(400);
    const page = Buffer.from('<script>alert(1)</script>');
    for (const bytes of [svg, aPdf().subarray(0, -12), Buffer.concat([page, aPdf()])])
      expect((await send({ ...good, picture: asPdfUrl(bytes) })).body.problem).toBe('bad-pdf');
    expect((await send({ ...good, picture: asPdfUrl(Buffer.alloc(700_100)) })).status).toBe(400);
    expect((await send(good, stranger)).status).toBe(404);
    expect(await paymentsOf(order)).toEqual([]);
    expect(await orderOf(order)).toMatchObject({ state: 'quoted' });
  });

  test('is refused where there is no account to transfer to, and the way is not offered', async () => {
    const order = await quotedOrder(product);
    const { config } = product.services;
    const { bankAccount } = config;
    config.bankAccount = undefined;
    try {
      const { body } = await product.call('/payment/ofOrder', { orderId: order.orderId }, { token });
      expect(body).toMatchObject({ ways: ['alipay', 'wechat'], bankAccount: null });
      expect((await send(voucherFor(order))).body.problem).toBe('changed-meanwhile');
      expect((await orderOf(order)).state).toBe('quoted');
    } finally {
      config.bankAccount = bankAccount;
    }
  });
});

describe('finance', () => {
  test('finds the transfer: the order is confirmed and its licences are issued', async () => {
    const order = await claimed();
    const list = await desk('list', { view: 'transfers', keyword: order.number });
    expect(list.body).toMatchObject({
      total: 1,
      infos: [{ paymentId: order.paymentId, state: 'claimed', orderState: 'paid', totalFen: order.totalFen }],
    });
    const detail = await desk('detail', { paymentId: order.paymentId });
    expect((await fetch(detail.body.voucher.url)).status).toBe(200);
    expect(detail.body).toMatchObject({ untouched: true, others: [], notices: [] });
    const found = foundAs(order);
    const reply = await desk('confirm', found);
    expect(reply.body).toMatchObject({ state: 'settled' });
    expect((await desk('confirm', found)).body).toMatchObject({ state: 'settled' });
    expect(await orderOf(order)).toMatchObject({ state: 'confirmed' });
    expect(await licencesOf(order)).toEqual([{ state: 'valid' }]);
    expect((await desk('confirm', { ...found, key: randomUUID() })).body.problem).toBe('changed-meanwhile');
  });

  test('enters each of the bank’s numbers once, and only the right amount', async () => {
    const [one, two] = [await claimed(), await claimed()];
    const found = foundAs(one);
    expect((await desk('confirm', { ...found, amountFen: found.amountFen + 1 })).body.problem).toBe('amount-differs');
    const tomorrow = await desk('confirm', { ...found, key: randomUUID(), receivedOn: '2999-01-01' });
    expect(tomorrow.body.fields).toHaveProperty('receivedOn');
    await desk('confirm', { ...found, key: randomUUID() });
    const taken = await desk('confirm', { ...foundAs(two), tradeNo: found.tradeNo });
    expect(taken.body.problem).toBe('trade-number-taken');
    expect(await orderOf(two)).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(two)).toMatchObject([{ state: 'claimed', tradeNo: null }]);
  });

  test('is not told that a number is taken when something else went wrong', async () => {
    const order = await claimed();
    await sql`alter table payments add constraint broken check (trade_no <> 'BROKEN')`.execute(product.db);
    const reply = await desk('confirm', { ...foundAs(order), tradeNo: 'BROKEN' });
    await sql`alter table payments drop constraint broken`.execute(product.db);
    expect(reply.status).toBe(500);
    expect((await desk('confirm', foundAs(order))).body).toMatchObject({ state: 'settled' });
  });

  test('does not find it: the buyer is told why and can pay again', async () => {
    const order = await claimed();
    await product.call('/payment/askRefund', { key: randomUUID(), orderId: order.orderId, words: 'x' }, { token });
    expect((await desk('reject', { paymentId: order.paymentId, reason: '金额对不上' })).status).toBe(200);
    expect(await orderOf(order)).toEqual({ state: 'quoted', refund: 'none', closeReason: null });
    expect(await paymentsOf(order)).toMatchObject([{ state: 'rejected', reason: '金额对不上' }]);
    expect((await desk('reject', { paymentId: order.paymentId, reason: 'x' })).body.problem).toBe('changed-meanwhile');
    const mail = await product.db
      .selectFrom('messages')
      .select('body')
      .where('recipient', '=', 'buyer@framehall.test')
      .where('body', 'like', '%金额对不上%')
      .executeTakeFirst();
    expect(mail?.body).toContain(order.number);
    await forget();
    const again = await send(voucherFor(order));
    expect(again.body).toMatchObject({ success: true });
    expect(await paymentsOf(order)).toHaveLength(2);
  });

  test('two people decide at once: one of them does', async () => {
    const order = await claimed();
    const replies = await Promise.all([
      desk('confirm', foundAs(order)),
      desk('confirm', foundAs(order)),
      desk('reject', { paymentId: order.paymentId, reason: 'no' }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { state } = await orderOf(order);
    expect(await licencesOf(order)).toHaveLength(state === 'confirmed' ? 1 : 0);
  });

  test('finds a transfer while a gateway says that it was paid: one counts, the other must go back', async () => {
    await forget();
    const order = await quotedOrder(product);
    const { target } = await startPaying(product, order, { token, gateway: 'wechat' });
    await payAt(target);
    const { body } = await send(voucherFor(order));
    const [confirmed] = await Promise.all([
      desk('confirm', foundAs({ ...order, paymentId: body.paymentId })),
      product.call('/payment/check', { orderId: order.orderId }, { token }),
    ]);
    expect(confirmed.body).toMatchObject({ state: 'settled' });
    const payments = await paymentsOf(order);
    expect(payments.map(({ gateway, state }) => `${gateway} ${state}`).toSorted()).toEqual([
      'transfer settled',
      'wechat refund_due',
    ]);
    expect(await licencesOf(order)).toHaveLength(1);
  });

  test('finds the money for what somebody else has bought out: it must go back, and the order is closed', async () => {
    const order = await claimed();
    await paidOrder(product, {
      token: stranger,
      buyer: 'manager',
      materialIds: order.materialIds,
      period: 'buyout',
    });
    expect((await desk('confirm', foundAs(order))).body).toMatchObject({ state: 'refund_due' });
    expect(await orderOf(order)).toEqual({
      state: 'closed',
      closeReason: 'material-unavailable',
      refund: 'none',
    });
    expect(await licencesOf(order)).toEqual([]);
  });

  test('is asked for nothing that others may do: not a buyer, not sales', async () => {
    const order = await claimed();
    const sales = await signIn(product, 'sales');
    const calls: [string, object][] = [
      ['list', { view: 'ledger' }],
      ['counts', {}],
      ['notices', {}],
      ['detail', { paymentId: order.paymentId }],
      ['confirm', foundAs(order)],
      ['reject', { paymentId: order.paymentId, reason: 'x' }],
      ['approveRefund', { key: randomUUID(), orderId: order.orderId, answer: '' }],
      ['refuseRefund', { orderId: order.orderId, answer: 'x' }],
      ['sendBack', { key: randomUUID(), paymentId: order.paymentId }],
      ['export', {}],
      ['figures', {}],
    ];
    for (const [name, input] of calls)
      for (const who of [token, sales]) expect((await desk(name, input, who)).status).toBe(403);
    expect(await orderOf(order)).toMatchObject({ state: 'paid' });
    for (const [name, input] of calls.filter(([, asked]) => 'paymentId' in asked))
      expect((await desk(name, { ...input, paymentId: 999_999_999 })).status).toBe(404);
    expect((await desk('approveRefund', { key: randomUUID(), orderId: 999_999_999, answer: '' })).status).toBe(404);
  });
});
