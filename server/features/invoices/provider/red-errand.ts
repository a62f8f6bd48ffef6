import { type Context, transaction } from '../../../context.ts';
import type { InvoiceProvider, Paper, RedForm } from '../../../platform/invoice-provider/provider.ts';
import { must } from '../../../platform/problem.ts';
import { compare } from '../compare.ts';
import { isNumberTaken, saveFile } from '../desk/decide.queries.ts';
import { askedOfRed } from '../desk/desk.ts';
import { findInvoice } from '../invoices.queries.ts';
import { tellConfirm } from '../mails.ts';
import { finishRed, lockRed } from '../red/finish.ts';
import { renewRed } from '../red/renew.ts';
import { findRed, type RedRecord } from '../red/red.queries.ts';
import { moveRed } from '../red/red.ts';
import { type Errand, findErrand } from './errands.queries.ts';
import { note } from './errands.ts';
import { type KeptPaper, keepPaper } from './files.ts';
import { redOrderOf } from './order.ts';

/** How often the provider is asked whether the buyer has confirmed. */
const CONFIRM_SECONDS = 600;

/** Takes an invoice back by the provider: first the form, which the buyer may have to confirm, then the red invoice. */
export async function takeBackByProvider(ctx: Context, provider: InvoiceProvider, errand: Errand): Promise<void> {
  const red = await findRed(ctx.db, errand.redFlushId ?? 0);
  if (!red || errand.state === 'by-hand') return await note(ctx, errand, { inSeconds: null });
  const hasForm = red.state === 'confirmed';
  if (errand.state === 'sent')
    return hasForm
      ? await hearPaper(ctx, provider, errand, await provider.ask(errand.number))
      : await hearForm(ctx, errand, await provider.askRed(errand.formNumber));
  const order = await redOrderOf(ctx, errand, red);
  if (hasForm) await provider.issueRed(order, await provider.askRed(errand.formNumber));
  else await provider.applyRed(order);
  await note(ctx, errand, { state: 'sent', maybeThere: true, fresh: true });
}

async function hearForm(ctx: Context, errand: Errand, form: RedForm): Promise<void> {
  const { state, why: words } = form;
  if (state === 'refused') return await note(ctx, errand, { state: 'stuck', fault: 'failed', words, inSeconds: null });
  if (state === 'unknown' && errand.overlong) return await note(ctx, errand, { state: 'waiting', inSeconds: 0 });
  if (state === 'pending' || state === 'unknown') return await note(ctx, errand, {});
  await withRed(ctx, errand, async (tx, red) => {
    if (state === 'lapsed') return await renewRed(tx, red);
    if (state === 'confirming') return await waitForBuyer(tx, errand, red, form);
    const set = { billNumber: form.billNumber };
    must(await moveRed(tx, { id: red.id, from: red.state, to: 'confirmed', by: 'system', set }));
    await note(tx, errand, { state: 'waiting', fresh: true, inSeconds: 0 });
  });
}

async function waitForBuyer(tx: Context, errand: Errand, red: RedRecord, { billNumber }: RedForm): Promise<void> {
  await note(tx, errand, { fresh: true, inSeconds: CONFIRM_SECONDS });
  if (red.state !== 'requested') return;
  must(await moveRed(tx, { id: red.id, from: red.state, to: 'confirming', by: 'system', set: { billNumber } }));
  const moved = await findRed(tx.db, red.id);
  if (moved) await tellConfirm(tx, moved);
}

/** Locks everything about a red-flush; does nothing when the errand has changed meanwhile. */
async function withRed(
  ctx: Context,
  { id, redFlushId, state }: Errand,
  act: (tx: Context, red: RedRecord) => Promise<void>,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const red = await lockRed(tx, redFlushId ?? 0);
    const errand = await findErrand(tx.db, id);
    if (red && errand?.state === state) await act(tx, red);
  });
}

async function hearPaper(ctx: Context, provider: InvoiceProvider, errand: Errand, paper: Paper): Promise<void> {
  if (paper.state === 'failed')
    return await note(ctx, errand, { state: 'stuck', fault: 'failed', words: paper.why, inSeconds: null });
  if (paper.state === 'unknown' && errand.overlong) return await note(ctx, errand, { state: 'waiting', inSeconds: 0 });
  if (!paper.issued) return await note(ctx, errand, {});
  const kept = await keepPaper(ctx, provider, paper.issued);
  if (!kept) return await note(ctx, errand, errand.overlong ? { fault: 'files' } : {});
  if ('words' in kept)
    return await note(ctx, errand, { state: 'stuck', fault: 'files', words: kept.words, inSeconds: null });
  await withRed(ctx, errand, async (tx, red) => await complete(tx, errand, red, kept));
}

async function complete(
  tx: Context,
  errand: Errand,
  red: RedRecord,
  { number, files, says }: KeptPaper,
): Promise<void> {
  const invoice = await findInvoice(tx.db, red.invoiceId);
  if (!invoice || red.state !== 'confirmed') return;
  for (const file of files) await saveFile(tx.db, red.invoiceId, file, red.id);
  const differs = !compare({ ...askedOfRed(tx, invoice, red), number }, says).every(({ same }) => same);
  if (differs || (await isNumberTaken(tx.db, number)))
    return await note(tx, errand, { state: 'stuck', fault: 'differs', words: number, inSeconds: null });
  must(await finishRed(tx, red, { number, by: 'system' }));
}
