import { z } from 'zod';
import { INVOICE_NUMBER } from '#contract/domain/invoice.ts';
import { ProviderUnanswered } from './failures.ts';
import type { Paper, RedForm } from './provider.ts';

/** Nuonuo gives some numbers as numbers and some as text, and null for what it does not know. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));

const invoice = z.object({
  status: text,
  failCause: text,
  statusMsg: text,
  allElectronicInvoiceNumber: text,
  invoiceNo: text,
  pdfUrl: text,
  ofdUrl: text,
  xmlUrl: text,
});
const invoices = z.union([z.array(invoice), invoice.transform((one) => [one])]);

/** 2 issued, 20 and 21 under way, 24 issued but not yet sealed, 22 failed, 3 and 31 void. */
const ENDED = ['22', '3', '31'];

const NOTHING = { why: '', issued: undefined } as const;

export function paperOf(result: unknown): Paper {
  const [found] = invoices.safeParse(result).data ?? [];
  if (!found) throw new ProviderUnanswered('no valid answer', true);
  if (ENDED.includes(found.status)) return { ...NOTHING, state: 'failed', why: found.failCause || found.statusMsg };
  const number = found.allElectronicInvoiceNumber || found.invoiceNo;
  if (found.status !== '2' || !INVOICE_NUMBER.test(number)) return { ...NOTHING, state: 'pending' };
  const { pdfUrl, ofdUrl, xmlUrl } = found;
  const files = { ...(pdfUrl && { pdf: pdfUrl }), ...(ofdUrl && { ofd: ofdUrl }), ...(xmlUrl && { xml: xmlUrl }) };
  return { state: 'issued', why: '', issued: { number, files } };
}

const forms = z.object({
  list: z
    .array(z.object({ billStatus: text, billMessage: text, billNo: text, billUuid: text }))
    .nullish()
    .transform((list) => list ?? []),
});

/** The tax authority's states of a form, and 15 and 16 of Nuonuo's own. */
const FORM_STATES: Record<string, RedForm['state']> = {
  '01': 'confirmed',
  '02': 'confirming',
  '04': 'confirmed',
  '05': 'refused',
  '06': 'refused',
  '07': 'lapsed',
  '08': 'refused',
  '09': 'refused',
  '10': 'refused',
  '15': 'pending',
  '16': 'refused',
};

export function formOf(result: unknown): RedForm {
  const { data } = forms.safeParse(result ?? {});
  if (!data) throw new ProviderUnanswered('no valid answer', true);
  const [found] = data.list;
  if (!found) return { state: 'unknown', why: '', billNumber: '', billId: '' };
  const { billStatus, billMessage, billNo, billUuid } = found;
  const why = billMessage || `billStatus ${billStatus}`;
  return { state: FORM_STATES[billStatus] ?? 'pending', why, billNumber: billNo, billId: billUuid };
}
