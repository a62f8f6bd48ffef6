import type { Context } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { must } from '../../platform/problem.ts';
import { issueLicences } from '../licences/licences.ts';
import { lockOrder, moveOrder } from '../orders/orders.ts';
import { addPayment } from './ledger.ts';

/**
 * Settles an order that was taken from a project or a package and issues its licences, in the caller's transaction. No
 * money moves now: a company pays for its project by what it has agreed on, and a package was paid for before. The caller
 * has looked for conflicts.
 */
export async function settleTaken(tx: Context, orderId: number, way: 'project' | 'package'): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.quoteId === null || order.totalFen === null) throw new Error('nothing was taken');
  await addPayment(tx, {
    paidFor: { orderId, quoteId: order.quoteId, productOrderId: null },
    way,
    tradeNo: order.number,
    attemptId: null,
    amountFen: order.totalFen,
    state: 'settled',
    reason: '',
    payer: order.licence.licensee,
    paidAt: await currentTime(tx.db),
    voucherKey: null,
  });
  must(await moveOrder(tx, { id: orderId, from: 'quoted', to: 'paid', by: 'system' }));
  must(await moveOrder(tx, { id: orderId, from: 'paid', to: 'confirmed', by: 'system' }));
  await issueLicences(tx, orderId);
}
