import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { todayInChina } from '#tests/support/buyers.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const token = await signIn(product, 'buyer');
const { id: buyerId } = await product.db
  .selectFrom('users')
  .select('id')
  .where('email', '=', 'buyer@framehall.test')
  .executeTakeFirstOrThrow();

const voucherFor = ({ orderId, quoteId, totalFen }: QuotedOrder) => ({
  key: randomUUID(),
  orderId,
  quoteId,
  payer: '远山科技',
  amountFen: totalFen,
  paidOn: '2026-01-31',
  picture: `data:application/pdf;base64,${aPdf().toString('base64')}`,
});
const send = (voucher: object) => product.call('/payment/voucher', voucher, { token });

/** As if so many receipts had been sent this hour that led to no claim. */
async function sent(points: number): Promise<void> {
  const key = `voucher:${buyerId}`;
  const expiresAt = new Date(Date.now() + 1_800_000);
  await product.db.deleteFrom('rateLimits').where('key', '=', key).execute();
  await product.db.insertInto('rateLimits').values({ key, points, expiresAt }).execute();
}
beforeEach(() => sent(0));

test('twenty receipts an hour that lead to no claim are enough', async () => {
  const order = await quotedOrder(product);
  const wrong = { ...voucherFor(order), amountFen: 1 };
  await sent(19);
  expect((await send(wrong)).body.problem).toBe('amount-differs');
  const refused = await send({ ...wrong, key: randomUUID() });
  expect(refused.body).toMatchObject({ code: 429, problem: 'too-many-requests' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1700);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(1800);
});

test('a receipt that leads to a claim counts for nothing, and sent again it gets its first reply', async () => {
  await sent(19);
  const [first, second, third] = [await quotedOrder(product), await quotedOrder(product), await quotedOrder(product)];
  const voucher = voucherFor(first);
  const { body } = await send(voucher);
  expect(body).toMatchObject({ success: true, paymentId: expect.any(Number) });
  expect((await send(voucherFor(second))).status).toBe(200);
  await sent(20);
  expect((await send(voucher)).body).toEqual(body);
  expect((await send(voucherFor(third))).status).toBe(429);
});

test('what cannot be paid is said before any receipt is opened', async () => {
  await sent(20);
  const order = await quotedOrder(product);
  expect((await send({ ...voucherFor(order), quoteId: order.quoteId + 99 })).body.problem).toBe('quote-replaced');
  const { config } = product.services;
  const { bankAccount } = config;
  config.bankAccount = undefined;
  expect((await send(voucherFor(order))).body.problem).toBe('changed-meanwhile');
  config.bankAccount = bankAccount;
});

test('money may have been sent today in China, not on a day to come', async () => {
  const order = await quotedOrder(product);
  const today = todayInChina();
  const later = await send({ ...voucherFor(order), paidOn: todayInChina(2) });
  expect(later.body).toMatchObject({ code: 400, problem: 'bad-input' });
  expect(Object.keys(later.body.fields)).toEqual(['paidOn']);
  expect((await send({ ...voucherFor(order), paidOn: today })).status).toBe(200);
  const { body } = await product.call('/payment/ofOrder', { orderId: order.orderId }, { token });
  expect(body).toMatchObject({ ways: [], payments: [{ state: 'claimed', way: 'transfer', payer: '远山科技' }] });
  expect(Date.parse(body.payments[0].paidAt)).toBe(Date.parse(`${today}T00:00:00+08:00`));
});
