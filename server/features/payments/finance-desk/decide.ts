import { formatFen } from '#contract/domain/money.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { violatedConstraint } from '../../../platform/database/failures.ts';
import { isProblem, must, problem, type Problem } from '../../../platform/problem.ts';
import { once } from '../../idempotency/idempotency.ts';
import { dayInPast } from '../days.ts';
import { lockPayable } from '../payables/lock.ts';
import type { Payable } from '../payables/payable.ts';
import { movePayment } from '../ledger.ts';
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

/** Confirms a transfer that finance found at the bank: it pays for what it is for, or must be refunded. */
export async function confirmTransfer(ctx: MemberContext, found: Found): Promise<Decided | Problem> {
  try {
    return await once(ctx, { call: 'finance.confirm', body: found }, async (tx) => await confirm(tx, found));
  } catch (error) {
    if (violatedConstraint(error) === 'payments_trade_no') return problem('trade-number-taken');
    throw error;
  }
}

/** A transfer that finance has yet to find, with what it is for locked; that counts as paid until they decide. */
async function claimed(
  tx: MemberContext,
  paymentId: number,
): Promise<{ payment: PaymentRow; payable: Payable } | Problem> {
  const seen = await findPayment(tx.db, paymentId);
  const payable = seen && (await lockPayable(tx, seen));
  const payment = await findPayment(tx.db, paymentId);
  if (!payable || !payment) return problem('not-found');
  return payment.state === 'claimed' ? { payment, payable } : problem('changed-meanwhile');
}

async function confirm(tx: MemberContext, found: Found): Promise<Decided | Problem> {
  const waiting = await claimed(tx, found.paymentId);
  if (isProblem(waiting)) return waiting;
  const { payment, payable } = waiting;
  const { id, amountFen } = payment;
  if (found.amountFen !== amountFen) return problem('amount-differs');
  const paidAt = await dayInPast(tx, found.receivedOn);
  if (!paidAt) return problem('bad-input', { fields: { receivedOn: 'invalid' } });
  const deliverable = await payable.isDeliverable();
  const to = deliverable ? 'settled' : 'refund_due';
  const reason = 'order-closed';
  const set = { tradeNo: found.tradeNo, paidAt, ...(deliverable ? {} : { reason }) };
  must(await movePayment(tx, { id, from: 'claimed', to, by: 'finance', set }));
  if (deliverable) await payable.confirm('finance', amountFen);
  else {
    await payable.close('finance');
    await tellRefundDue(tx, payable, { amountFen, reason });
  }
  return { state: to };
}

/** Rejects a transfer that was not found: the buyer has to pay, or to send a better receipt. */
export async function rejectTransfer(
  ctx: MemberContext,
  { paymentId, reason }: { paymentId: number; reason: string },
): Promise<Record<never, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    const waiting = await claimed(tx, paymentId);
    if (isProblem(waiting)) return waiting;
    const { payment, payable } = waiting;
    must(await movePayment(tx, { id: paymentId, from: 'claimed', to: 'rejected', by: 'finance', set: { reason } }));
    await payable.unclaim(reason);
    await payable.tell('transferRejected', { amount: formatFen(payment.amountFen), reason });
    return {};
  });
}
