import type { Context } from '../../../context.ts';
import { listReds } from '../red/red.queries.ts';
import { type Errand, type ErrandChanges, findErrandOf, insertErrand, updateErrand } from './errands.queries.ts';

/** Jobs come sooner than the next look at all errands. */
const SOON = 60;

/** Has the provider issue an invoice; finance does where there is none. */
export async function sendToProvider(tx: Context, invoiceId: number): Promise<void> {
  await add(tx, invoiceId, null);
}

/** Has the provider take back what it has issued; what finance issued by hand is taken back by hand. */
export async function sendReds(tx: Context, invoiceId: number): Promise<void> {
  if ((await findErrandOf(tx.db, invoiceId))?.state !== 'done') return;
  for (const { id, state } of await listReds(tx.db, invoiceId)) if (state === 'requested') await add(tx, invoiceId, id);
}

async function add(tx: Context, invoiceId: number, redFlushId: number | null): Promise<void> {
  if (!tx.invoicing) return;
  const errandId = await insertErrand(tx.db, { invoiceId, redFlushId });
  if (errandId !== undefined) await tx.jobs.enqueue(tx.db, 'invoices.errand', { errandId });
}

/** Pauses grow from five seconds to half an hour. */
const pauseAfter = (tries: number) => Math.min(5 * 2 ** Math.min(tries, 20), 1800);

/** Notes how an errand stands and when to go on, after a growing pause when absent; unless it has changed meanwhile. */
export async function note(
  ctx: Context,
  errand: Errand,
  change: Omit<ErrandChanges, 'inSeconds'> & Partial<ErrandChanges>,
): Promise<void> {
  const { inSeconds = pauseAfter(change.fresh ? 0 : errand.tries) } = change;
  if (!(await updateErrand(ctx.db, errand, { ...change, inSeconds }))) return;
  if (inSeconds !== null && inSeconds < SOON)
    await ctx.jobs.enqueue(ctx.db, 'invoices.errand', { errandId: errand.id }, { afterSeconds: inSeconds });
}

/** Whether the provider has it, so that nobody else may issue it. */
export function isAtProvider(errand: Errand | undefined): boolean {
  return errand !== undefined && ['waiting', 'sent', 'stuck'].includes(errand.state);
}
