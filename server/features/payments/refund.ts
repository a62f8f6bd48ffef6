import { ORDER_LIMITS } from '#contract/domain/order.ts';
import type { RedReason } from '#contract/domain/invoice.ts';
import { formatFen } from '#contract/domain/money.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, must, problem, type Problem } from '../../platform/problem.ts';
import { holdingRed, takeBackForRefund } from '../invoices/invoices.ts';
import { revokeLicences } from '../licences/licences.ts';
import { type LockedOrder, lockOrder, lockOwnOrder, moveOrder, setRefund, tellBuyer } from '../orders/orders.ts';
import { once } from '../idempotency/idempotency.ts';
import { movePayment } from './payments.ts';
import { findHolding, type PaymentRow } from './payments.queries.ts';
import { isInRefundTime } from './refunds.queries.ts';
import { sendThroughGateway } from './send-back.ts';
import { tellFinance } from './mails.ts';

type Done = Promise<Record<never, never> | Problem>;

/** Stores a buyer's request for a refund; finance decides. */
export async function askRefund(ctx: MemberContext, wish: { key: string; orderId: number; words: string }): Done {
  return await once(ctx, { call: 'payments.askRefund', body: wish }, async (tx) => {
    const order = await lockOwnOrder(tx, wish.orderId);
    if (!order) return problem('not-found');
    if (order.refund !== 'none') return problem('refund-asked');
    if (order.state !== 'paid' && order.state !== 'confirmed') return problem('changed-meanwhile');
    if (!(await isInRefundTime(tx.db, order.id, ORDER_LIMITS.refundDays))) return problem('refund-too-late');
    must(await setRefund(tx, { id: order.id, from: 'none', to: 'requested', words: wish.words }));
    await tellFinance(tx, 'refundAsked', {
      number: order.number,
      amount: formatFen(order.totalFen ?? 0),
      words: wish.words,
    });
    return {};
  });
}

/** Locks an order whose buyer has asked for a refund. */
async function asked(tx: MemberContext, orderId: number): Promise<LockedOrder | Problem> {
  const order = await lockOrder(tx, orderId);
  if (!order) return problem('not-found');
  return order.refund === 'requested' ? order : problem('changed-meanwhile');
}

interface Approval {
  key: string;
  orderId: number;
  answer: string;
  /** Why the order's part of its invoice is taken back, if it has one. */
  redReason: RedReason;
}

export async function approveRefund(ctx: MemberContext, wish: Approval): Done {
  return await once(ctx, { call: 'finance.approveRefund', body: wish }, async (tx) => {
    const order = await asked(tx, wish.orderId);
    if (isProblem(order)) return order;
    const holding = await findHolding(tx.db, order.id);
    // A transfer must be confirmed before it can be refunded.
    if (holding?.state !== 'settled') return problem('payment-under-way');
    await takeBackForRefund(tx, order.id, wish.redReason);
    await giveBack(tx, order, holding, wish.answer);
    return {};
  });
}

async function giveBack(tx: MemberContext, order: LockedOrder, payment: PaymentRow, answer: string): Promise<void> {
  const set = { reason: 'refund-approved' };
  must(await movePayment(tx, { id: payment.id, from: 'settled', to: 'refund_due', by: 'finance', set }));
  await revokeLicences(tx, order.id, 'refunded');
  must(
    await moveOrder(tx, {
      id: order.id,
      from: 'confirmed',
      to: 'closed',
      by: 'finance',
      ...(answer === '' ? {} : { reason: answer }),
      set: {
        closeReason: 'refunded',
        refund: 'refunded',
        refundAnswer: answer,
      },
    }),
  );
  // Where the buyer must confirm that the invoice is taken back, the money waits for it.
  const waits = (await holdingRed(tx, order.id)) !== null;
  if (payment.way !== 'transfer' && !waits) must(await sendThroughGateway(tx, payment, tx.actor.userId));
  await tellBuyer(tx, order, 'refundApproved', {
    amount: formatFen(payment.amountFen),
    answer: answer === '' ? '' : `${answer}\n\n`,
  });
}

export async function refuseRefund(ctx: MemberContext, wish: { orderId: number; answer: string }): Done {
  return await transaction(ctx, async (tx) => {
    const order = await asked(tx, wish.orderId);
    if (isProblem(order)) return order;
    must(await setRefund(tx, { id: order.id, from: 'requested', to: 'refused', answer: wish.answer }));
    await tellBuyer(tx, order, 'refundRefused', { answer: wish.answer });
    return {};
  });
}
