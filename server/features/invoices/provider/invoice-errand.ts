import { type Context, transaction } from '../../../context.ts';
import type { InvoiceProvider, Paper, PaperOrder } from '../../../platform/invoice-provider/provider.ts';
import { must } from '../../../platform/problem.ts';
import { compare } from '../compare.ts';
import { isNumberTaken, saveFile } from '../desk/decide.queries.ts';
import { findInvoice } from '../invoices.queries.ts';
import { mailInvoice } from '../mails.ts';
import { moveInvoice } from '../move.ts';
import { takeBackAsked } from '../red/early.ts';
import { lockInvoice } from '../red/red.queries.ts';
import { type Errand, findErrand } from './errands.queries.ts';
import { note, sendReds } from './errands.ts';
import { type KeptPaper, keepPaper } from './files.ts';
import { orderOf } from './order.ts';

/** Sends an invoice to the provider, or asks what became of it. */
export async function issueByProvider(ctx: Context, provider: InvoiceProvider, errand: Errand): Promise<void> {
  if (errand.state === 'by-hand') return await watch(ctx, errand, await provider.ask(errand.number));
  if (errand.state === 'sent') return await hear(ctx, provider, errand, await provider.ask(errand.number));
  const order = await begin(ctx, errand);
  if (!order) return;
  await provider.issue(order);
  await note(ctx, errand, { state: 'sent', maybeThere: true, fresh: true });
}

/** From here on it is being issued; undefined when it is no longer wanted. */
async function begin(ctx: Context, { id, invoiceId }: Errand): Promise<PaperOrder | undefined> {
  return await transaction(ctx, async (tx) => {
    const state = await lockInvoice(tx.db, invoiceId);
    const errand = await findErrand(tx.db, id);
    if (errand?.state !== 'waiting') return undefined;
    if (state !== 'applied' && state !== 'issuing') {
      await note(tx, errand, { state: 'dropped', inSeconds: null });
      return undefined;
    }
    if (state === 'applied') must(await moveInvoice(tx, { id: invoiceId, from: state, to: 'issuing', by: 'system' }));
    return await orderOf(tx, errand);
  });
}

async function hear(ctx: Context, provider: InvoiceProvider, errand: Errand, paper: Paper): Promise<void> {
  if (paper.issued) return await receive(ctx, provider, errand, paper.issued);
  if (paper.state === 'failed')
    return await note(ctx, errand, { state: 'stuck', fault: 'failed', words: paper.why, inSeconds: null });
  // The provider took it and has lost it. Under the same number it is issued only once, so it is sent again.
  if (paper.state === 'unknown' && errand.overlong) return await note(ctx, errand, { state: 'waiting', inSeconds: 0 });
  await note(ctx, errand, {});
}

async function receive(
  ctx: Context,
  provider: InvoiceProvider,
  errand: Errand,
  issued: NonNullable<Paper['issued']>,
): Promise<void> {
  const kept = await keepPaper(ctx, provider, issued);
  if (!kept) return await note(ctx, errand, errand.overlong ? { fault: 'files' } : {});
  if ('words' in kept)
    return await note(ctx, errand, { state: 'stuck', fault: 'files', words: kept.words, inSeconds: null });
  await transaction(ctx, async (tx) => await complete(tx, errand, kept));
}

/** The files say what was asked for: the invoice is issued. Otherwise finance sees both. */
async function complete(tx: Context, { id, invoiceId }: Errand, { number, files, says }: KeptPaper): Promise<void> {
  const state = await lockInvoice(tx.db, invoiceId);
  const errand = await findErrand(tx.db, id);
  const invoice = await findInvoice(tx.db, invoiceId);
  if (!invoice || errand?.state !== 'sent' || state !== 'issuing') return;
  for (const file of files) await saveFile(tx.db, invoiceId, file);
  const asked = { ...invoice, number, sellerNumber: tx.config.licensor.creditCode };
  const differs = !compare(asked, says).every(({ same }) => same);
  if (differs || (await isNumberTaken(tx.db, number)))
    return await note(tx, errand, { state: 'stuck', fault: 'differs', words: number, inSeconds: null });
  const set = { invoiceNumber: number };
  must(await moveInvoice(tx, { id: invoiceId, from: 'issuing', to: 'issued', by: 'system', set }));
  await note(tx, errand, { state: 'done', inSeconds: null });
  await mailInvoice(tx, invoiceId);
  must(await takeBackAsked(tx, invoiceId, 'system'));
  await sendReds(tx, invoiceId);
}

/** Finance issues it by hand, because the provider was silent; finance must know should it have issued it as well. */
async function watch(ctx: Context, errand: Errand, paper: Paper): Promise<void> {
  if (paper.state === 'pending') return await note(ctx, errand, {});
  const invoice = await findInvoice(ctx.db, errand.invoiceId);
  const { issued } = paper;
  const twice = issued !== undefined && issued.number !== invoice?.invoiceNumber;
  await note(ctx, errand, { inSeconds: null, ...(twice && { fault: 'issued-too', words: issued.number }) });
}
