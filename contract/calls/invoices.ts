import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post, text } from '../call.ts';
import { parseAccount } from '../domain/account.ts';
import {
  INVOICE_FILES,
  INVOICE_STATES,
  INVOICE_TEXT,
  INVOICE_TYPES,
  isTaxNumber,
  MOST_INVOICED,
  plainTaxNumber,
  RED_REASONS,
  RED_STATES,
  REJECT_REASONS,
  TITLE_KINDS,
} from '../domain/invoice.ts';
import { PAYMENT_WAYS } from '../domain/payment.ts';
import { requestKey } from './orders.ts';
import { ofOrderOrProduct, orderOrProduct } from './payments.ts';

const maybe = (max: number) => z._default(oneLine(0, max), '');

const taxNumber = z._default(
  z.pipe(
    z.pipe(z.string().check(z.maxLength(60)), z.transform(plainTaxNumber)),
    z.string().check(z.refine((number) => number === '' || isTaxNumber(number), { error: 'invalid' })),
  ),
  '',
);

const email = z.pipe(
  line(1, INVOICE_TEXT.email),
  z.string().check(z.refine((typed) => parseAccount(typed)?.kind === 'email', { error: 'invalid' })),
);

/** Account numbers are stored sealed and shown by their last four digits. */
const title = z.object({
  id,
  kind: z.enum(TITLE_KINDS),
  title: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  accountEnd: z.string(),
  email: z.string(),
  mobile: z.string(),
});
export type InvoiceTitle = z.output<typeof title>;

/** An order, or a product order, which has a plan instead of projects and no licensees. */
const invoicedThing = {
  ...orderOrProduct,
  orderNumber: z.string(),
  projectName: z.string(),
  licensees: z.array(z.string()),
};

const split = { amountFen: z.int(), netFen: z.int(), vatFen: z.int() };

const invoiceLine = z.object({
  ...invoicedThing,
  ...split,
  /** Neither rejected nor taken back. */
  live: z.boolean(),
});

export const invoiceRow = z.object({
  id,
  /** The application's own number. */
  number: z.string(),
  state: z.enum(INVOICE_STATES),
  type: z.enum(INVOICE_TYPES),
  kind: z.enum(TITLE_KINDS),
  title: z.string(),
  ...split,
  orderNumbers: z.array(z.string()),
  appliedAt: instant,
  dueAt: instant,
  overdue: z.boolean(),
  /** The number that the tax authority gave. */
  invoiceNumber: z.nullable(z.string()),
  issuedAt: z.nullable(instant),
  reason: z.nullable(z.enum(REJECT_REASONS)),
  words: z.string(),
});
export type InvoiceRow = z.output<typeof invoiceRow>;

export const redFlush = z.object({
  id,
  number: z.string(),
  reason: z.enum(RED_REASONS),
  state: z.enum(RED_STATES),
  /** The part that is taken back. */
  amountFen: z.int(),
  vatFen: z.int(),
  askedAt: instant,
  /** The tax authority's number of the confirmation. */
  billNumber: z.string(),
  /** Until when the buyer can confirm. */
  confirmBy: z.nullable(instant),
  redNumber: z.nullable(z.string()),
  files: z.array(z.enum(INVOICE_FILES)),
});
export type RedFlush = z.output<typeof redFlush>;

export const invoiceDetail = z.object({
  ...invoiceRow.shape,
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  accountEnd: z.string(),
  email: z.string(),
  mobile: z.string(),
  remark: z.string(),
  lines: z.array(invoiceLine),
  files: z.array(z.enum(INVOICE_FILES)),
  /** Requests to take it back, newest first. */
  reds: z.array(redFlush),
  /** Licensees of its orders that are not the title. */
  otherLicensees: z.array(z.string()),
  /** The caller asked for it, and may withdraw or correct it. */
  mine: z.boolean(),
});
export type InvoiceDetail = z.output<typeof invoiceDetail>;

/** An order or a product order that can be invoiced. */
const invoiceable = z.object({
  ...invoicedThing,
  way: z.enum(PAYMENT_WAYS),
  paidAt: instant,
  ...split,
});
export type Invoiceable = z.output<typeof invoiceable>;

const companyInvoice = z.object({ ...invoiceRow.shape, /** Who asked for it. */ by: z.string() });

const one = z.strictObject({ id });

function namesEnough({ orderIds, productOrderIds }: { orderIds: number[]; productOrderIds: number[] }): boolean {
  const count = orderIds.length + productOrderIds.length;
  return count >= 1 && count <= MOST_INVOICED;
}

export const invoiceCalls = {
  titles: post('/invoice/titles', {
    who: 'member',
    summary: 'The caller’s book of titles, the last used first',
    input: nothing,
    output: z.object({ titles: z.array(title) }),
  }),
  saveTitle: post('/invoice/title/save', {
    who: 'member',
    summary: 'Adds a title to the book, or changes one; an empty account keeps the old number',
    input: z.strictObject({
      id: z.optional(id),
      kind: z.enum(TITLE_KINDS),
      title: oneLine(1, INVOICE_TEXT.title),
      taxNumber,
      address: maybe(INVOICE_TEXT.address),
      phone: maybe(INVOICE_TEXT.phone),
      bank: maybe(INVOICE_TEXT.bank),
      account: z._default(line(0, INVOICE_TEXT.account), ''),
      email,
      mobile: maybe(INVOICE_TEXT.mobile),
    }),
    output: z.object({ title }),
  }),
  removeTitle: post('/invoice/title/remove', {
    who: 'member',
    summary: 'Takes a title out of the book; invoices keep it',
    input: one,
    output: z.object({}),
  }),
  invoiceable: post('/invoice/orders', {
    who: 'member',
    summary: 'The caller’s paid orders and VIP orders that are in no invoice, last paid first, with the 6 % split',
    input: z.strictObject({ ...paging }),
    output: listOf(invoiceable),
  }),
  apply: post('/invoice/apply', {
    who: 'member',
    summary: 'Asks for one invoice for these orders and VIP orders; amount and tax come from the server',
    input: z
      .strictObject({
        key: requestKey,
        orderIds: z._default(z.array(id), []),
        productOrderIds: z._default(z.array(id), []),
        titleId: id,
        type: z.enum(INVOICE_TYPES),
        remark: z._default(text(0, INVOICE_TEXT.remark), ''),
      })
      .check(z.refine(namesEnough, { path: ['orderIds'], error: 'invalid' })),
    output: z.object({ id }),
  }),
  list: post('/invoice/list', {
    who: 'member',
    summary: 'The caller’s invoices, newest first',
    input: z.strictObject({ ...paging }),
    output: listOf(invoiceRow),
  }),
  toConfirm: post('/invoice/toConfirm', {
    who: 'member',
    summary: 'Reversals of the caller’s invoices that they have to confirm with the tax authority',
    input: nothing,
    output: z.object({
      infos: z.array(z.object({ id, invoiceNumber: z.string(), confirmBy: z.nullable(instant) })),
    }),
  }),
  ofCompany: post('/company/invoices', {
    who: 'member',
    summary: 'Invoices for orders of the caller’s company, newest first, with who asked for them',
    input: z.strictObject({ ...paging }),
    output: listOf(companyInvoice),
  }),
  detail: post('/invoice/detail', {
    who: 'member',
    summary: 'One invoice of the caller or of their company with its orders and files',
    input: one,
    output: z.object({ invoice: invoiceDetail }),
  }),
  ofOrder: post('/invoice/ofOrder', {
    who: 'member',
    summary: 'The invoices of an order or VIP order of the caller, newest first, and whether one can be asked for',
    input: ofOrderOrProduct({}),
    output: z.object({ may: z.boolean(), invoices: z.array(invoiceRow) }),
  }),
  correct: post('/invoice/correct', {
    who: 'member',
    summary: 'Takes an invoice with a mistake back and asks for one under another title, in one step',
    input: z.strictObject({
      key: requestKey,
      id,
      titleId: id,
      type: z.enum(INVOICE_TYPES),
      remark: z._default(text(0, INVOICE_TEXT.remark), ''),
    }),
    output: z.object({ id }),
  }),
  withdraw: post('/invoice/withdraw', {
    who: 'member',
    summary: 'Withdraws an application that nobody has begun to issue',
    input: one,
    output: z.object({ invoice: invoiceDetail }),
  }),
  file: post('/invoice/file', {
    who: 'member',
    summary: 'A link to a file of an invoice of the caller or of their company, good for ten minutes',
    input: z.strictObject({ id, kind: z.enum(INVOICE_FILES), redFlushId: z.optional(id) }),
    output: z.object({ url: z.string() }),
  }),
};
