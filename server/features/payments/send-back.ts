import { formatFen } from '#contract/domain/money.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { GatewayRefused } from '../../platform/payment-gateways/failures.ts';
import { must, problem, type Problem } from '../../platform/problem.ts';
import { once } from '../idempotency/idempotency.ts';
import type { Thing } from '../orders/orders.ts';
import { lockPayable } from './payables/lock.ts';
import type { Payable } from './payables/payable.ts';
import { movePayment } from './ledger.ts';
import { findPayment, type PaymentRow } from './payments.queries.ts';
import {
  findWaiting,
  finishRefund,
  insertRefund,
  noteAccepted,
  noteFailure,
  type Sending,
  takeRefund,
} from './refunds.queries.ts';
import { tellFinance } from './mails.ts';

/** Refunds a payment, through the gateway that it came by or by a transfer that finance has made. */
export async function sendBack(
  ctx: MemberContext,
  wish: { key: string; paymentId: number; tradeNo: string },
): Promise<Record<never, never> | Problem> {
  return await once(ctx, { call: 'finance.sendBack', body: wish }, async (tx) => {
    const found = await findPayment(tx.db, wish.paymentId);
    const payable = found && (await lockPayable(tx, found));
    const payment = payable && (await findPayment(tx.db, wish.paymentId));
    if (!payment) return problem('not-found');
    if (payment.state !== 'refund_due') return problem('changed-meanwhile');
    if (await waitsForInvoice(payable, payment)) return problem('red-flush-open');
    const refused =
      payment.way === 'transfer'
        ? await noteTransfer(tx, payment, wish.tradeNo)
        : await sendThroughGateway(tx, payment, tx.actor.userId);
    return refused ?? {};
  });
}

/** Only money that an invoice is about waits; what came twice is on no invoice. */
async function waitsForInvoice(payable: Payable, { reason }: PaymentRow): Promise<boolean> {
  return reason === 'refund-approved' && (await payable.waitsForInvoice());
}

/** Sends an approved refund that has waited for its invoice; does nothing when it must wait on or is on its way. */
export async function release(ctx: Context, thing: Thing): Promise<void> {
  await transaction(ctx, async (tx) => {
    const payable = await lockPayable(tx, thing);
    const payment = await findWaiting(tx.db, thing);
    if (!payable || !payment || (await waitsForInvoice(payable, payment))) return;
    must(await sendThroughGateway(tx, payment, payment.decidedBy));
  });
}

export async function sendThroughGateway(
  tx: Context,
  payment: PaymentRow,
  approvedBy: number,
): Promise<Problem | undefined> {
  const { id: paymentId, amountFen, reason } = payment;
  const refundId = await insertRefund(tx.db, {
    paymentId,
    amountFen,
    reason: reason || 'refund-approved',
    approvedBy,
    tradeNo: null,
  });
  if (refundId === undefined) return problem('changed-meanwhile');
  await tx.jobs.enqueue(tx.db, 'payments.refund', { refundId });
  return undefined;
}

async function noteTransfer(tx: MemberContext, payment: PaymentRow, tradeNo: string): Promise<Problem | undefined> {
  if (tradeNo === '') return problem('bad-input', { fields: { tradeNo: 'required' } });
  const { id: paymentId, amountFen, reason } = payment;
  const refundId = await insertRefund(tx.db, { paymentId, amountFen, reason, approvedBy: tx.actor.userId, tradeNo });
  if (refundId === undefined) return problem('changed-meanwhile');
  await arrive(tx, { id: refundId, paymentId, amountFen, thing: payment }, { by: 'finance', tradeNo });
  return undefined;
}

/** Asks a gateway for a refund. A gateway refunds only once under one number, so a try may always be repeated. */
export async function tryRefund(ctx: Context, refundId: number): Promise<void> {
  const refund = await takeRefund(ctx.db, refundId);
  const gateway = refund && ctx.gateways[refund.gateway];
  if (!refund || !gateway) return;
  const { outTradeNo, outRefundNo, amountFen, totalFen, reason } = refund;
  let answer: Awaited<ReturnType<typeof gateway.refund>>;
  try {
    answer = await gateway.refund({ outTradeNo, outRefundNo, amountFen, totalFen, reason });
  } catch (error) {
    return await fail(ctx, refund, error as Error);
  }
  if (answer.state === 'sending') return await noteAccepted(ctx.db, refundId, answer.tradeNo);
  await transaction(ctx, async (tx) => {
    await lockPayable(tx, refund);
    await arrive(tx, { ...refund, thing: refund }, { by: 'system', tradeNo: answer.tradeNo });
  });
}

async function fail(ctx: Context, refund: Sending, error: Error): Promise<void> {
  const why = error.message.slice(0, 300);
  const refused = error instanceof GatewayRefused;
  await transaction(ctx, async (tx) => {
    const payable = await lockPayable(tx, refund);
    if ((await noteFailure(tx.db, refund.id, { why, refused })) !== 'failed') return;
    const amount = formatFen(refund.amountFen);
    await tellFinance(tx, 'refundFailed', { number: payable?.number ?? '', amount, reason: why });
  });
}

/** Completes a refund that has arrived. */
async function arrive(
  tx: Context,
  refund: { id: number; paymentId: number; amountFen: number; thing: Thing },
  { by, tradeNo }: { by: 'system' | 'finance'; tradeNo: string | undefined },
): Promise<void> {
  if (!(await finishRefund(tx.db, refund.id, tradeNo))) return;
  must(await movePayment(tx, { id: refund.paymentId, from: 'refund_due', to: 'refunded', by }));
  const payable = await lockPayable(tx, refund.thing);
  await payable?.tell('moneySentBack', { amount: formatFen(refund.amountFen) });
}
