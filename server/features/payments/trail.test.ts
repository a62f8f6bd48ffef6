import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { paidOrder, startPaying } from '#tests/support/payments.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';
import { addPayment, movePayment } from './ledger.ts';
import { settle } from './settle.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const token = await signIn(product, 'buyer');
const finance = await signIn(product, 'finance');

const desk = (name: string, input: object) => product.call(`/office/finance/${name}`, input, { token: finance });
const never = new AbortController().signal;

/** What is on record about a payment or an attempt: who did what, and why. */
const recordOf = (subject: string) =>
  product.db
    .selectFrom('auditEvents')
    .select(['action', 'actor', 'before', 'after', 'reason'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

async function claim({ orderId, quoteId, totalFen }: QuotedOrder): Promise<number> {
  const picture = `data:application/pdf;base64,${aPdf().toString('base64')}`;
  const voucher = { key: randomUUID(), orderId, quoteId, payer: '远山科技', amountFen: totalFen, picture };
  const { body } = await product.call('/payment/voucher', { ...voucher, paidOn: '2026-01-31' }, { token });
  return body.paymentId;
}

test('every step of a transfer is on record with who took it and why', async () => {
  const order = await quotedOrder(product, { fen: 5000 });
  const { orderId } = order;
  const claimed = { state: 'claimed', way: 'transfer', tradeNo: null, amountFen: 5000, orderId };
  const first = await claim(order);
  await desk('reject', { paymentId: first, reason: '查无此款' });
  expect(await recordOf(`payment:${first}`)).toEqual([
    { action: 'payment.claimed', actor: '林小满', before: null, after: claimed, reason: null },
    {
      action: 'payment.rejected',
      actor: '财务 · 何青',
      before: { state: 'claimed' },
      after: { state: 'rejected' },
      reason: '查无此款',
    },
  ]);
  const id = await claim(order);
  const received = { tradeNo: 'BANK-1', amountFen: 5000, receivedOn: '2026-02-03' };
  await desk('confirm', { key: randomUUID(), paymentId: id, ...received });
  await product.call('/payment/askRefund', { key: randomUUID(), orderId, words: 'x' }, { token });
  await desk('approveRefund', { key: randomUUID(), orderId, answer: '可以' });
  await desk('sendBack', { key: randomUUID(), paymentId: id, tradeNo: 'OUT-1' });
  const paidAt = '2026-02-02T16:00:00.000Z';
  const by = { actor: '财务 · 何青', reason: null };
  expect((await recordOf(`payment:${id}`)).slice(1)).toEqual([
    {
      ...by,
      action: 'payment.settled',
      before: { state: 'claimed' },
      after: { state: 'settled', tradeNo: 'BANK-1', paidAt },
    },
    {
      ...by,
      action: 'payment.refund_due',
      before: { state: 'settled' },
      after: { state: 'refund_due' },
      reason: 'refund-approved',
    },
    { ...by, action: 'payment.refunded', before: { state: 'refund_due' }, after: { state: 'refunded' } },
  ]);
  const decided = await product.db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.decidedBy')
    .select(['users.email', 'payments.state'])
    .where('payments.orderId', '=', orderId)
    .orderBy('payments.id')
    .execute();
  expect(decided).toEqual([
    { email: 'finance@framehall.test', state: 'rejected' },
    { email: 'finance@framehall.test', state: 'refunded' },
  ]);
  const closed = (await recordOf(`order:${orderId}`)).at(-1);
  expect(closed).toMatchObject({ action: 'order.closed', reason: '可以', after: { state: 'closed' } });
  const { body } = await product.call('/order/detail', { orderId }, { token });
  expect(body.order).toMatchObject({ closeReason: 'refunded', refund: 'refunded', refundAnswer: '可以' });
});

test('a gateway’s money is on record as the system’s, and so are its attempts', async () => {
  const order = await paidOrder(product, { token, fen: 5000, gateway: 'wechat' });
  const { orderId } = order;
  const { id, tradeNo } = await product.db
    .selectFrom('payments')
    .select(['id', 'tradeNo'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(await recordOf(`payment:${id}`)).toMatchObject([
    { action: 'payment.settled', after: { state: 'settled', way: 'wechat', tradeNo, amountFen: 5000, orderId } },
  ]);
  const attempt = await product.db
    .selectFrom('paymentAttempts')
    .select(['id', 'outTradeNo'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const { outTradeNo } = attempt;
  expect(await recordOf(`payment-attempt:${attempt.id}`)).toMatchObject([
    {
      action: 'payment-attempt.open',
      actor: '林小满',
      before: null,
      after: { state: 'open', gateway: 'wechat', outTradeNo, amountFen: 5000, orderId },
    },
    { action: 'payment-attempt.paid', before: { state: 'open' }, after: { state: 'paid' } },
  ]);
});

test('an attempt that nobody paid in time is on record as closed, and as paid when money comes in spite of it', async () => {
  const order = await quotedOrder(product);
  const { attemptId, outTradeNo } = await startPaying(product, order, { token, gateway: 'wechat' });
  await product.moveTime('31 minutes');
  await workers['payments.poll'](ctx, {}, never);
  await workers['payments.poll'](ctx, {}, never);
  await product.moveTime('0 minutes');
  await sandbox.control.pay({ gateway: 'wechat', outTradeNo, late: true });
  const trade = await sandbox.gateways.wechat.ask(outTradeNo);
  const second = { ...trade, paid: { ...trade.paid!, tradeNo: 'T-2', payer: '长'.repeat(101) } };
  expect(await settle(ctx, 'wechat', trade)).toBe('settled');
  expect(await settle(ctx, 'wechat', second)).toBe('refund-due');
  const by = { actor: 'system', reason: null };
  expect((await recordOf(`payment-attempt:${attemptId}`)).slice(1)).toEqual([
    { ...by, action: 'payment-attempt.closed', before: { state: 'open' }, after: { state: 'closed' } },
    { ...by, action: 'payment-attempt.paid', before: { state: 'closed' }, after: { state: 'paid' } },
  ]);
  const payers = product.db.selectFrom('payments').select('payer').where('tradeNo', '=', 'T-2');
  expect((await payers.executeTakeFirstOrThrow()).payer).toBe('长'.repeat(100));
});

test('money that pays for nothing is on record with its reason, and moves only from the state it is in', async () => {
  const order = await paidOrder(product, { token, fen: 5000 });
  const { orderId, quoteId } = order;
  const paidFor = { orderId, quoteId, productOrderId: null };
  const payment = { paidFor, attemptId: null, amountFen: 5000, payer: 'x', paidAt: new Date() } as const;
  const again = { ...payment, way: 'transfer', tradeNo: 'T-1', state: 'refund_due', voucherKey: null } as const;
  const id = (await addPayment(ctx, { ...again, reason: 'paid-twice' }))!;
  expect(await addPayment(ctx, { ...again, reason: 'paid-twice' })).toBeUndefined();
  expect(await movePayment(ctx, { id, from: 'settled', to: 'refund_due', by: 'finance' })).toMatchObject({
    code: 'changed-meanwhile',
  });
  expect(await recordOf(`payment:${id}`)).toEqual([
    {
      action: 'payment.refund_due',
      actor: 'system',
      before: null,
      after: { state: 'refund_due', way: 'transfer', tradeNo: 'T-1', amountFen: 5000, orderId },
      reason: 'paid-twice',
    },
  ]);
});
