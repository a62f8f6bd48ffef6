import type { InvoiceActor } from '#contract/domain/invoice.ts';
import type { Context } from '../../../context.ts';
import { must, problem, type Problem } from '../../../platform/problem.ts';
import { listLines } from '../invoices.queries.ts';
import { mailReversed } from '../mails.ts';
import { moveInvoice } from '../move.ts';
import { lockThings } from '../lock-things.ts';
import { startReplacement } from './replacement.ts';
import { countLeft, endRedLines, findRed, lockInvoice, type RedRecord } from './red.queries.ts';
import { moveRed } from './red.ts';

/** Locks a red-flush with its invoice; first what it is for, as refunds and applications do. */
export async function lockRed(tx: Context, id: number): Promise<RedRecord | undefined> {
  const found = await findRed(tx.db, id);
  if (!found) return undefined;
  await lockThings(tx, await listLines(tx.db, found.invoiceId));
  await lockInvoice(tx.db, found.invoiceId);
  return await findRed(tx.db, id);
}

/** The red invoice is there: the lines are free, and the invoice stands with what is left. */
export async function finishRed(
  tx: Context,
  red: RedRecord,
  { number, by }: { number: string; by: InvoiceActor },
): Promise<Problem | undefined> {
  const { id, invoiceId } = red;
  if (red.state !== 'confirmed') return problem('changed-meanwhile');
  must(await moveRed(tx, { id, from: 'confirmed', to: 'flushed', by, set: { redNumber: number } }));
  await endRedLines(tx.db, id);
  const { live, asked } = await countLeft(tx.db, invoiceId);
  if (live === 0) must(await moveInvoice(tx, { id: invoiceId, from: 'red-requested', to: 'red-flushed', by }));
  else if (asked === 0) must(await moveInvoice(tx, { id: invoiceId, from: 'red-requested', to: 'issued', by }));
  await mailReversed(tx, { ...red, redNumber: number });
  if (live === 0) await startReplacement(tx, invoiceId);
  return undefined;
}
