import type { InvoiceActor } from '#contract/domain/invoice.ts';
import type { Context } from '../../../context.ts';
import { must, type Problem } from '../../../platform/problem.ts';
import { moveInvoice } from '../move.ts';
import { dropFromApplication } from './for-refund.ts';
import { countLeft, linesOf, listReds } from './red.queries.ts';
import { moveRed } from './red.ts';

/** Ends requests about an invoice that will not be issued, and says which lines they were about. */
export async function cancelReds(tx: Context, invoiceId: number): Promise<number[]> {
  const lines: number[] = [];
  for (const { id, state } of await listReds(tx.db, invoiceId)) {
    if (state !== 'requested') continue;
    lines.push(...(await linesOf(tx.db, id)));
    must(await moveRed(tx, { id, from: state, to: 'cancelled', by: 'finance' }));
  }
  return lines;
}

/** Takes the orders out of an application whose money went back while it was about to be issued. */
export async function dropRefunded(tx: Context, invoiceId: number): Promise<void> {
  for (const lineId of await cancelReds(tx, invoiceId)) await dropFromApplication(tx, invoiceId, lineId);
}

/** An invoice that was issued while money of it went back is taken back at once. */
export async function takeBackAsked(tx: Context, id: number, by: InvoiceActor): Promise<Problem | undefined> {
  if ((await countLeft(tx.db, id)).asked === 0) return undefined;
  return await moveInvoice(tx, { id, from: 'issued', to: 'red-requested', by });
}
