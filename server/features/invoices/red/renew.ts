import type { Context } from '../../../context.ts';
import { must } from '../../../platform/problem.ts';
import { linesOf, type RedRecord } from './red.queries.ts';
import { askRed, moveRed } from './red.ts';

/** Asks anew for what a buyer has not confirmed in time; the caller has locked it. */
export async function renewRed(tx: Context, { id, state, invoiceId, reason }: RedRecord): Promise<void> {
  must(await moveRed(tx, { id, from: state, to: 'lapsed', by: 'system' }));
  const lineIds = await linesOf(tx.db, id);
  await askRed(tx, { invoiceId, state: 'red-requested', lineIds, reason, by: 'system', againAfter: id });
}
