import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BUYOUT, mailsTo, makeBuyer, todayInChina } from '#tests/support/buyers.ts';
import { makePackage, orderPackage, payProduct, TEN_CLIPS } from '#tests/support/packages.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { findViolations } from '../../payments/invariants.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const NAMES = ['admin', 'sales', 'finance', 'reviewer', 'editor', 'buyer'] as const;
const tokens = Object.fromEntries(
  await Promise.all(NAMES.map(async (name) => [name, await signIn(product, name)] as const)),
);
const desk = (name: string, input: object = {}, as = 'sales') =>
  product.call(`/office/package/${name}`, input, { token: tokens[as] });
const onSale = async (packageId: number) =>
  (await product.call('/package/list')).body.infos.find((one: { packageId: number }) => one.packageId === packageId);
const trail = (subject: string) =>
  product.db
    .selectFrom('auditEvents')
    .select(['action', 'reason'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

test('sales and admin change, finance only look, others see nothing', async () => {
  const calls: [string, object, string[]][] = [
    ['list', {}, ['admin', 'sales', 'finance']],
    ['add', TEN_CLIPS, ['admin', 'sales']],
    ['change', { ...TEN_CLIPS, packageId: 999_999, version: 1 }, ['admin', 'sales']],
    ['withdraw', { packageId: 999_999, version: 1 }, ['admin', 'sales']],
    ['quote', { productOrderId: 999_999, priceFen: 100 }, ['admin', 'sales']],
    ['decline', { productOrderId: 999_999, words: 'x' }, ['admin', 'sales']],
  ];
  for (const [name, input, may] of calls) {
    for (const role of NAMES)
      expect([name, role, (await desk(name, input, role)).status === 403]).toEqual([name, role, !may.includes(role)]);
    expect((await product.call(`/office/package/${name}`, input)).status).toBe(401);
  }
});

describe('a package', () => {
  test('is added, changed by whoever saw it last, and withdrawn, on record', async () => {
    const packageId = await makePackage(product);
    expect(await onSale(packageId)).toEqual({
      packageId,
      version: 1,
      name: 'Ten clips',
      kind: 'video',
      terms: { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' },
      count: 10,
      days: 365,
      priceFen: 200_000,
    });
    const changes = [5, 20].map((count) => desk('change', { ...TEN_CLIPS, packageId, version: 1, count }));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await desk('withdraw', { packageId, version: 2 })).status).toBe(200);
    expect(await onSale(packageId)).toBeUndefined();
    expect((await desk('withdraw', { packageId, version: 3 })).body.problem).toBe('changed-meanwhile');
    expect((await trail(`package:${packageId}`)).map(({ action }) => action)).toEqual([
      'package.added',
      'package.changed',
      'package.withdrawn',
    ]);
    const { infos } = (await desk('list')).body;
    expect(infos.find((one: { packageId: number }) => one.packageId === packageId)).toMatchObject({
      onSale: false,
      version: 3,
      sold: 0,
    });
  });

  test('is never numbered as a plan is', async () => {
    const packageId = await makePackage(product);
    const { infos } = (await product.call('/vip/plans')).body;
    expect(infos.map((one: { planId: number }) => one.planId)).not.toContain(packageId);
  });

  test('refuses what cannot be sold', async () => {
    const refused = async (changes: object) => (await desk('add', { ...TEN_CLIPS, ...changes })).body.problem;
    expect(await refused({ terms: BUYOUT })).toBe('no-such-use');
    expect(await refused({ kind: 'music' })).toBe('bad-input');
    expect(await refused({ count: 0 })).toBe('bad-input');
    expect(await refused({ count: 1001 })).toBe('bad-input');
    expect(await refused({ days: 1101 })).toBe('bad-input');
    expect(await refused({ priceFen: 0 })).toBe('bad-input');
    // Nine fen for ten licences: one of them would cost nothing.
    expect(await refused({ priceFen: 9 })).toBe('bad-input');
    expect(await refused({ nameZh: '' })).toBe('bad-input');
    const packageId = await makePackage(product);
    const wrong = { ...TEN_CLIPS, packageId, version: 1, priceFen: 9 };
    expect((await desk('change', wrong)).body.problem).toBe('bad-input');
  });
});

describe('a package priced on request', () => {
  const ask = async (words = '每月约十条') => {
    const buyer = await makeBuyer(product);
    const packageId = await makePackage(product, { priceFen: null });
    const wish = { key: randomUUID(), packageId, version: 1, words };
    const { body } = await product.call('/package/order', wish, { token: buyer.token });
    return { buyer, productOrderId: body.productOrderId as number };
  };
  const read = async (token: string, productOrderId: number) =>
    (await product.call('/vip/orderDetail', { productOrderId }, { token })).body.order;

  test('is asked for, priced by sales and paid within 15 days', async () => {
    const { buyer, productOrderId } = await ask();
    expect(await read(buyer.token, productOrderId)).toMatchObject({
      state: 'requested',
      totalFen: null,
      payBy: null,
      requestWords: '每月约十条',
      quoteDueAt: expect.any(String),
      may: { pay: false, cancel: true, askRefund: false },
    });
    const start = { key: randomUUID(), productOrderId, gateway: 'alipay' };
    expect((await product.call('/payment/start', start, { token: buyer.token })).body.problem).toBe(
      'changed-meanwhile',
    );
    expect(await mailsTo(product, 'sales@framehall.test')).toContainEqual(expect.stringContaining('FHP'));
    const { infos } = (await product.call('/office/vip/sold', { view: 'quotes' }, { token: tokens.sales })).body;
    expect(infos[0]).toMatchObject({ productOrderId, state: 'requested', totalFen: null, requestWords: '每月约十条' });
    expect((await desk('quote', { productOrderId, priceFen: 9 })).body.problem).toBe('bad-input');
    expect((await desk('quote', { productOrderId, priceFen: 150_001, words: '年度价' })).status).toBe(200);
    expect(await read(buyer.token, productOrderId)).toMatchObject({
      state: 'awaiting',
      totalFen: 150_001,
      answerWords: '年度价',
      may: { pay: true },
    });
    await product.moveTime('14 days');
    await payProduct(product, buyer, productOrderId);
    const days = { startsOn: todayInChina(14), endsOn: todayInChina(14 + 364) };
    expect(await read(buyer.token, productOrderId)).toMatchObject({ standing: 'active', ...days });
    expect(await findViolations(product.db)).toEqual([]);
    await product.moveTime('0 seconds');
  });

  test('is declined with a reason, or cancelled; of both at once one happens', async () => {
    const { buyer, productOrderId } = await ask();
    expect((await desk('decline', { productOrderId, words: '' })).body.problem).toBe('bad-input');
    const replies = await Promise.all([
      desk('decline', { productOrderId, words: '用途不明' }),
      desk('quote', { productOrderId, priceFen: 100_000 }),
      product.call('/vip/cancel', { productOrderId }, { token: buyer.token }),
    ]);
    // A quote may be cancelled after it was made; nothing else happens twice.
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(replies.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const declined = await ask();
    await desk('decline', { productOrderId: declined.productOrderId, words: '用途不明' });
    expect(await read(declined.buyer.token, declined.productOrderId)).toMatchObject({
      state: 'closed',
      closeReason: 'declined',
      answerWords: '用途不明',
      startsOn: null,
    });
    expect((await desk('quote', { productOrderId: declined.productOrderId, priceFen: 100_000 })).body.problem).toBe(
      'changed-meanwhile',
    );
    expect(await findViolations(product.db)).toEqual([]);
  });

  test('a package with a price is not for sales to price', async () => {
    const buyer = await makeBuyer(product);
    const productOrderId = await orderPackage(product, buyer, await makePackage(product));
    expect((await desk('quote', { productOrderId, priceFen: 100 })).body.problem).toBe('changed-meanwhile');
    expect((await desk('decline', { productOrderId, words: 'x' })).body.problem).toBe('changed-meanwhile');
  });
});
