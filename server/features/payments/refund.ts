import { ORDER_LIMITS } from '#contract/domain/order.ts';
import type { RedReason } from '#contract/domain/invoice.ts';
import { formatFen } from '#contract/domain/money.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { isProblem, must, problem, type Problem } from '../../platform/problem.ts';
import { once } from '../idempotency/idempotency.ts';
import { type Named, thingOf } from '../orders/orders.ts';
import { lockOwnPayable, lockPayable } from './payables/lock.ts';
import type { Payable } from './payables/payable.ts';
import { movePayment } from './ledger.ts';
import { findHolding, type PaymentRow } from './payments.queries.ts';
import { sendThroughGateway } from './send-back.ts';
import { tellFinance } from './mails.ts';

type Done = Promise<Record<never, never> | Problem>;

/** Stores a buyer's request for a refund; finance decides. */
export async function askRefund(ctx: MemberContext, wish: Named & { key: string; words: string }): Done {
  return await once(ctx, { call: 'payments.askRefund', body: wish }, async (tx) => {
    const payable = await lockOwnPayable(tx, thingOf(wish));
    if (!payable) return problem('not-found');
    if (payable.refund !== 'none') return problem('refund-asked');
    if (!payable.isPaid) return problem('changed-meanwhile');
    if (!(await isInRefundTime(tx, payable))) return problem('refund-too-late');
    const refused = await payable.askRefund(wish.words);
    if (refused) return refused;
    await tellFinance(tx, 'refundAsked', {
      number: payable.number,
      amount: formatFen(payable.totalFen ?? 0),
      words: wish.words,
    });
    return {};
  });
}

const DAY = 24 * 60 * 60 * 1000;

/** Whether it was paid recently enough to ask for a refund, by the database's clock. */
async function isInRefundTime(tx: Context, { paidAt }: Payable): Promise<boolean> {
  if (!paidAt) return false;
  return (await currentTime(tx.db)).getTime() <= paidAt.getTime() + ORDER_LIMITS.refundDays * DAY;
}

/** Locks what a buyer wants to have refunded. */
async function asked(tx: MemberContext, wish: Named): Promise<Payable | Problem> {
  const payable = await lockPayable(tx, thingOf(wish));
  if (!payable) return problem('not-found');
  return payable.refund === 'requested' ? payable : problem('changed-meanwhile');
}

type Approval = Named & {
  key: string;
  answer: string;
  /** Why the order's part of its invoice is taken back, if it has one. */
  redReason: RedReason;
};

export async function approveRefund(ctx: MemberContext, wish: Approval): Done {
  return await once(ctx, { call: 'finance.approveRefund', body: wish }, async (tx) => {
    const payable = await asked(tx, wish);
    if (isProblem(payable)) return payable;
    const holding = await findHolding(tx.db, payable.thing);
    // A transfer must be confirmed before it can be refunded.
    if (holding?.state !== 'settled') return problem('payment-under-way');
    return (await giveBack(tx, payable, holding, wish)) ?? {};
  });
}

async function giveBack(
  tx: MemberContext,
  payable: Payable,
  payment: PaymentRow,
  { answer, redReason }: Approval,
): Promise<Problem | undefined> {
  const { id, way, amountFen } = payment;
  const set = { reason: 'refund-approved' };
  must(await movePayment(tx, { id, from: 'settled', to: 'refund_due', by: 'finance', set }));
  const refused = await payable.takeBack({ answer, redReason, amountFen });
  if (refused) return refused;
  // Where the buyer must confirm that the invoice is taken back, the money waits for it.
  const waits = await payable.waitsForInvoice();
  if (way !== 'transfer' && !waits) must(await sendThroughGateway(tx, payment, tx.actor.userId));
  return undefined;
}

export async function refuseRefund(ctx: MemberContext, wish: Named & { answer: string }): Done {
  return await transaction(ctx, async (tx) => {
    const payable = await asked(tx, wish);
    if (isProblem(payable)) return payable;
    await payable.refuseRefund(wish.answer);
    return {};
  });
}
