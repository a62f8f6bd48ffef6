import type { Payment } from '#contract/calls/payments.ts';
import type { PaymentWithRefund } from './payments.queries.ts';

/** A payment as buyers and finance see it. */
export function presentPayment(row: PaymentWithRefund): Payment {
  const { id, way, tradeNo, amountFen, state, reason, payer, paidAt, createdAt } = row;
  return {
    paymentId: id,
    way,
    tradeNo,
    amountFen,
    state,
    reason,
    payer,
    paidAt: paidAt.toISOString(),
    createdAt: createdAt.toISOString(),
    refund:
      row.refundState === null
        ? null
        : {
            state: row.refundState,
            amountFen: row.refundFen ?? 0,
            tradeNo: row.refundTradeNo,
            doneAt: row.refundDoneAt?.toISOString() ?? null,
          },
  };
}

/**
 * True for a payment that came twice or late and is not refunded yet. A requested refund is no trouble unless it fails.
 */
export function isTrouble({ state, reason, refundState }: PaymentWithRefund): boolean {
  return state === 'refund_due' && (reason !== 'refund-approved' || refundState === 'failed');
}
