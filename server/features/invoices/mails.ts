import { formatFen } from '#contract/domain/money.ts';
import { pages } from '#contract/domain/pages.ts';
import type { RejectReason } from '#contract/domain/invoice.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { dayInWords, sendMessage, tellUser } from '../messages/messages.ts';
import { findInvoice, type InvoiceRecord, listFiles } from './invoices.queries.ts';
import { findLanguage } from './mails.queries.ts';

const urlOf = (ctx: Context, id: number) =>
  new URL(`${pages.userCenter.paths[0]}?tab=invoices&invoice=${id}`, ctx.config.publicUrl).href;

async function invoiceOf(ctx: Context, id: number): Promise<InvoiceRecord> {
  const found = await findInvoice(ctx.db, id);
  if (!found) throw new Error(`invoice ${id} is gone`);
  return found;
}

const factsOf = ({ number, title, amountFen }: InvoiceRecord) => ({ number, title, amount: formatFen(amountFen) });

export async function tellApplied(ctx: Context, id: number): Promise<void> {
  const invoice = await invoiceOf(ctx, id);
  const url = urlOf(ctx, id);
  await tellUser(ctx, invoice.userId, 'invoiceApplied', (language) => ({
    ...factsOf(invoice),
    due: dayInWords(language, invoice.dueAt),
    url,
  }));
}

/** Goes with the files to the address on the application, which may be the buyer's accountant's. */
export async function mailInvoice(ctx: Context, id: number): Promise<void> {
  const invoice = await invoiceOf(ctx, id);
  const files = await listFiles(ctx.db, id);
  const name = invoice.invoiceNumber ?? invoice.number;
  await sendMessage(ctx, {
    to: { kind: 'email', value: invoice.email },
    language: await findLanguage(ctx.db, invoice.userId),
    template: 'invoiceIssued',
    values: { ...factsOf(invoice), invoiceNumber: name, url: urlOf(ctx, id) },
    attachments: files.map(({ kind, key }) => ({ name: `${name}.${kind}`, key })),
  });
}

export async function tellRejected(
  ctx: Context,
  id: number,
  { reason, words }: { reason: RejectReason; words: string },
): Promise<void> {
  const invoice = await invoiceOf(ctx, id);
  const url = urlOf(ctx, id);
  await tellUser(ctx, invoice.userId, 'invoiceRejected', (language) => ({
    ...factsOf(invoice),
    reason: (language === 'en' ? en : zh).invoices.reasons[reason],
    words: words === '' ? '' : `${words}\n\n`,
    url,
  }));
}
