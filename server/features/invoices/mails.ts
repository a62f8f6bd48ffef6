import { formatFen } from '#contract/domain/money.ts';
import { pages } from '#contract/domain/pages.ts';
import type { RejectReason } from '#contract/domain/invoice.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { dayInWords, whenInChina, sendMessage, tellUser } from '../messages/messages.ts';
import { findInvoice, type InvoiceRecord, listFiles } from './invoices.queries.ts';
import { findLanguage } from './mails.queries.ts';
import type { RedRecord } from './red/red.queries.ts';

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

/** The buyer has used or booked the invoice, so they confirm at the tax authority; the refund waits for it. */
export async function tellConfirm(ctx: Context, { invoiceId, billNumber, confirmBy }: RedRecord): Promise<void> {
  const invoice = await invoiceOf(ctx, invoiceId);
  const url = urlOf(ctx, invoiceId);
  await tellUser(ctx, invoice.userId, 'invoiceConfirm', (language) => ({
    title: invoice.title,
    invoiceNumber: invoice.invoiceNumber ?? '',
    bill: billNumber,
    until: confirmBy ? whenInChina(language, confirmBy) : '',
    url,
  }));
}

/** Goes with the red invoice's files to the address that got the first. */
export async function mailReversed(ctx: Context, red: RedRecord): Promise<void> {
  const invoice = await invoiceOf(ctx, red.invoiceId);
  const files = await listFiles(ctx.db, invoice.id, red.id);
  const redNumber = red.redNumber ?? '';
  await sendMessage(ctx, {
    to: { kind: 'email', value: invoice.email },
    language: await findLanguage(ctx.db, invoice.userId),
    template: 'invoiceReversed',
    values: {
      title: invoice.title,
      invoiceNumber: invoice.invoiceNumber ?? '',
      amount: formatFen(-red.amountFen),
      redNumber,
      url: urlOf(ctx, invoice.id),
    },
    attachments: files.map(({ kind, key }) => ({ name: `${redNumber}.${kind}`, key })),
  });
}
