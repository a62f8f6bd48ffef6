import type { Context } from '../../context.ts';
import { issueLicences } from '../licences/licences.ts';
import { type LockedOrder, moveOrder } from '../orders/orders.ts';
import { must } from '../../platform/problem.ts';

/** Confirms a paid order and issues its licences, in the caller's transaction. */
export async function confirmOrder(tx: Context, { id }: LockedOrder, by: 'system' | 'finance'): Promise<void> {
  must(await moveOrder(tx, { id, from: 'paid', to: 'confirmed', by }));
  await issueLicences(tx, id);
}
