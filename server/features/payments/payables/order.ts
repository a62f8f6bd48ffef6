import { formatFen } from '#contract/domain/money.ts';
import type { Context } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { must, problem, type Problem } from '../../../platform/problem.ts';
import { holdingRed, takeBackForRefund } from '../../invoices/invoices.ts';
import { conflictsOf, issueLicences, revokeLicences } from '../../licences/licences.ts';
import { type LockedOrder, moveOrder, setRefund, tellBuyer } from '../../orders/orders.ts';
import { findHolding } from '../payments.queries.ts';
import type { Against, Payable } from './payable.ts';

/** An order: its licences are issued when this quote is paid. */
export function payableOrder(tx: Context, order: LockedOrder, quoteId: number | undefined): Payable {
  const { id } = order;
  const thing = { orderId: id, productOrderId: null };
  return {
    ...order,
    thing,
    isPaid: order.state === 'paid' || order.state === 'confirmed',
    notPayable: () => notPayable(tx, order, quoteId),
    against: () => reasonAgainst(tx, order, quoteId),
    isDeliverable: () => isDeliverable(tx, order),
    async claim() {
      must(await moveOrder(tx, { id, from: 'quoted', to: 'paid', by: 'buyer' }));
    },
    async unclaim(reason) {
      must(await moveOrder(tx, { id, from: 'paid', to: 'quoted', by: 'finance', reason }));
      // Nothing was paid, so there is nothing to refund.
      if (order.refund === 'requested') must(await setRefund(tx, { id, from: 'requested', to: 'none', reason }));
    },
    async confirm(by, amountFen) {
      if (by === 'system') must(await moveOrder(tx, { id, from: 'quoted', to: 'paid', by }));
      must(await moveOrder(tx, { id, from: 'paid', to: 'confirmed', by }));
      await issueLicences(tx, id);
      await tellBuyer(tx, order, 'paymentConfirmed', { amount: formatFen(amountFen) });
    },
    close: (by) => close(tx, order, by),
    async askRefund(words) {
      if (order.projectId !== null) return problem('taken-from-project');
      if (order.poolId !== null) return problem('taken-from-package');
      return await setRefund(tx, { id, from: 'none', to: 'requested', words });
    },
    async refuseRefund(answer) {
      must(await setRefund(tx, { id, from: 'requested', to: 'refused', answer }));
      await tellBuyer(tx, order, 'refundRefused', { answer });
    },
    takeBack: (wish) => takeBack(tx, order, wish),
    waitsForInvoice: async () => (await holdingRed(tx, thing)) !== null,
    tell: (template, said) => tellBuyer(tx, order, template, said),
  };
}

const awaitsApproval = ({ approval }: LockedOrder) => approval === 'waiting' || approval === 'declined';

async function notPayable(tx: Context, order: LockedOrder, quoteId: number | undefined): Promise<Problem | undefined> {
  if (order.state === 'paid' || order.state === 'confirmed') {
    const holding = await findHolding(tx.db, { orderId: order.id, productOrderId: null });
    return problem(holding?.state === 'claimed' ? 'payment-under-way' : 'already-paid');
  }
  if (awaitsApproval(order)) return problem('approval-needed');
  if (order.state !== 'quoted' || order.quoteId !== quoteId) return problem('quote-replaced');
  if (!order.payBy || order.payBy <= (await currentTime(tx.db))) return problem('quote-replaced');
  return (await isDeliverable(tx, order)) ? undefined : problem('bought-out');
}

async function isDeliverable(tx: Context, { id }: LockedOrder): Promise<boolean> {
  return (await conflictsOf(tx, id)).length === 0;
}

async function reasonAgainst(
  tx: Context,
  order: LockedOrder,
  quoteId: number | undefined,
): Promise<Against | undefined> {
  if (order.state === 'closed') return { reason: 'order-closed', closes: false };
  if (order.state === 'paid' || order.state === 'confirmed') return { reason: 'paid-twice', closes: false };
  if (order.state !== 'quoted' || order.quoteId !== quoteId) return { reason: 'quote-replaced', closes: false };
  if (awaitsApproval(order)) return { reason: 'not-approved', closes: false };
  return (await isDeliverable(tx, order)) ? undefined : { reason: 'order-closed', closes: true };
}

/** Closes an order whose material was bought out by somebody else meanwhile. */
async function close(tx: Context, { id, refund }: LockedOrder, by: 'system' | 'finance'): Promise<void> {
  const wish = refund === 'requested' ? ({ refund: 'refunded' } as const) : {};
  const set = { closeReason: 'material-unavailable', ...wish } as const;
  must(await moveOrder(tx, { id, from: by === 'system' ? 'quoted' : 'paid', to: 'closed', by, set }));
}

async function takeBack(
  tx: Context,
  order: LockedOrder,
  { answer, redReason, amountFen }: Parameters<Payable['takeBack']>[0],
): Promise<undefined> {
  const { id } = order;
  await takeBackForRefund(tx, { orderId: id, productOrderId: null }, redReason);
  await revokeLicences(tx, id, 'refunded');
  const set = { closeReason: 'refunded', refund: 'refunded', refundAnswer: answer } as const;
  const reason = answer === '' ? {} : { reason: answer };
  must(await moveOrder(tx, { id, from: 'confirmed', to: 'closed', by: 'finance', ...reason, set }));
  await tellBuyer(tx, order, 'refundApproved', {
    amount: formatFen(amountFen),
    answer: answer === '' ? '' : `${answer}\n\n`,
  });
}
