import { formatFen } from '#contract/domain/money.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { violatedConstraint } from '../../../platform/database/failures.ts';
import { isProblem, must, problem, type Problem } from '../../../platform/problem.ts';
import { conflictsOf } from '../../licences/licences.ts';
import { type LockedOrder, lockOrder, moveOrder, setRefund, tellBuyer } from '../../orders/orders.ts';
import { once } from '../../idempotency/idempotency.ts';
import { confirmOrder } from '../confirm-order.ts';
import { dayInPast } from '../days.ts';
import { movePayment } from '../payments.ts';
import { findPayment, type PaymentRow } from '../payments.queries.ts';
import { tellRefundDue } from '../mails.ts';

interface Found {
  key: string;
  paymentId: number;
  tradeNo: string;
  amountFen: number;
  receivedOn: string;
}

type Decided = { state: 'settled' | 'refund_due' };

/** Confirms a transfer that finance found at the bank: it pays for its order, or must be refunded. */
export async function confirmTransfer(ctx: MemberContext, found: Found): Promise<Decided | Problem> {
  try {
    return await once(ctx, { call: 'finance.confirm', body: found }, async (tx) => await confirm(tx, found));
  } catch (error) {
    if (violatedConstraint(error) === 'payments_trade_no') return problem('trade-number-taken');
    throw error;
  }
}

/** A transfer that finance has yet to find, with its order locked; that order is `paid` until they decide. */
async function claimed(
  tx: MemberContext,
  paymentId: number,
): Promise<{ payment: PaymentRow; order: LockedOrder } | Problem> {
  const seen = await findPayment(tx.db, paymentId);
  const order = seen && (await lockOrder(tx, seen.orderId));
  const payment = await findPayment(tx.db, paymentId);
  if (!order || !payment) return problem('not-found');
  return payment.state === 'claimed' ? { payment, order } : problem('changed-meanwhile');
}

async function confirm(tx: MemberContext, found: Found): Promise<Decided | Problem> {
  const waiting = await claimed(tx, found.paymentId);
  if (isProblem(waiting)) return waiting;
  const { payment, order } = waiting;
  if (found.amountFen !== payment.amountFen) return problem('amount-differs');
  const paidAt = await dayInPast(tx, found.receivedOn);
  if (!paidAt) return problem('bad-input', { fields: { receivedOn: 'invalid' } });
  const undeliverable = (await conflictsOf(tx, order.id)).length > 0;
  const to = undeliverable ? 'refund_due' : 'settled';
  const reason = 'order-closed';
  const set = { tradeNo: found.tradeNo, paidAt, ...(undeliverable ? { reason } : {}) };
  must(await movePayment(tx, { id: payment.id, from: 'claimed', to, by: 'finance', set }));
  if (undeliverable) {
    await closeUndeliverable(tx, order);
    await tellRefundDue(tx, order, { amountFen: payment.amountFen, reason });
  } else {
    await confirmOrder(tx, order, 'finance');
    await tellBuyer(tx, order, 'paymentConfirmed', { amount: formatFen(payment.amountFen) });
  }
  return { state: to };
}

/** Closes an order whose material was bought out by somebody else meanwhile. */
async function closeUndeliverable(tx: MemberContext, { id, refund }: LockedOrder): Promise<void> {
  const wish = refund === 'requested' ? ({ refund: 'refunded' } as const) : {};
  const set = { closeReason: 'material-unavailable', ...wish } as const;
  must(await moveOrder(tx, { id, from: 'paid', to: 'closed', by: 'finance', set }));
}

/** Rejects a transfer that was not found: the buyer has to pay, or to send a better receipt. */
export async function rejectTransfer(
  ctx: MemberContext,
  { paymentId, reason }: { paymentId: number; reason: string },
): Promise<Record<never, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    const waiting = await claimed(tx, paymentId);
    if (isProblem(waiting)) return waiting;
    const { payment, order } = waiting;
    must(await movePayment(tx, { id: paymentId, from: 'claimed', to: 'rejected', by: 'finance', set: { reason } }));
    must(await moveOrder(tx, { id: order.id, from: 'paid', to: 'quoted', by: 'finance', reason }));
    // Nothing was paid, so there is nothing to refund.
    if (order.refund === 'requested')
      must(await setRefund(tx, { id: order.id, from: 'requested', to: 'none', reason }));
    await tellBuyer(tx, order, 'transferRejected', { amount: formatFen(payment.amountFen), reason });
    return {};
  });
}
