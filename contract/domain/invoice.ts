/** Invoices for buyers (fapiao): states, limits, and which titles there can be. */
export const INVOICE_STATES = [
  'awaiting',
  'applied',
  'issuing',
  'issued',
  'rejected',
  'red-requested',
  'red-flushed',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
export type InvoiceActor = 'buyer' | 'finance' | 'system';

interface Transition {
  from: InvoiceState;
  to: InvoiceState;
  by: readonly InvoiceActor[];
}

/** Every change of state of an invoice, and who may make it. */
const INVOICE_TRANSITIONS: readonly Transition[] = [
  // The invoice that it replaces was taken back.
  { from: 'awaiting', to: 'applied', by: ['system', 'finance'] },
  { from: 'awaiting', to: 'rejected', by: ['system', 'finance'] },
  { from: 'applied', to: 'issuing', by: ['finance', 'system'] },
  { from: 'applied', to: 'rejected', by: ['buyer', 'finance', 'system'] },
  // Given back to the queue before anything was issued.
  { from: 'issuing', to: 'applied', by: ['finance'] },
  { from: 'issuing', to: 'rejected', by: ['finance'] },
  { from: 'issuing', to: 'issued', by: ['finance', 'system'] },
  { from: 'issued', to: 'red-requested', by: ['buyer', 'finance', 'system'] },
  // Only a part was taken back.
  { from: 'red-requested', to: 'issued', by: ['finance', 'system'] },
  { from: 'red-requested', to: 'red-flushed', by: ['finance', 'system'] },
];

export function mayMoveInvoice(from: InvoiceState, to: InvoiceState, by: InvoiceActor): boolean {
  return INVOICE_TRANSITIONS.some((one) => one.from === from && one.to === to && one.by.includes(by));
}

/** Why an application ended without an invoice; the last two are not finance's to give. */
export const REJECT_REASONS = ['title', 'tax-number', 'other', 'withdrawn', 'refunded'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
export const DESK_REASONS = ['title', 'tax-number', 'other'] as const satisfies readonly RejectReason[];

/** National reasons for taking an invoice back: a mistake on it, a return, the end of the service, an allowance. */
export const RED_REASONS = ['01', '02', '03', '04'] as const;
export type RedReason = (typeof RED_REASONS)[number];

/** `confirming` waits for the buyer, who has used or booked the invoice; `lapsed` was asked for anew. */
export const RED_STATES = ['requested', 'confirming', 'confirmed', 'flushed', 'lapsed', 'cancelled'] as const;
export type RedState = (typeof RED_STATES)[number];

/** Every change of a red-flush, and who may make it. */
const RED_TRANSITIONS: readonly { from: RedState; to: RedState; by: readonly InvoiceActor[] }[] = [
  { from: 'requested', to: 'confirming', by: ['finance', 'system'] },
  { from: 'requested', to: 'confirmed', by: ['finance', 'system'] },
  // The invoice was never issued.
  { from: 'requested', to: 'cancelled', by: ['finance', 'system'] },
  { from: 'confirming', to: 'confirmed', by: ['finance', 'system'] },
  // Nobody asked in time whether the buyer had to.
  { from: 'requested', to: 'lapsed', by: ['system'] },
  { from: 'confirming', to: 'lapsed', by: ['system'] },
  { from: 'confirmed', to: 'flushed', by: ['finance', 'system'] },
];

export function mayMoveRed(from: RedState, to: RedState, by: InvoiceActor): boolean {
  return RED_TRANSITIONS.some((one) => one.from === from && one.to === to && one.by.includes(by));
}

/**
 * What the provider is to do. `waiting` is not known to have reached it, `sent` has, `stuck` waits for a person,
 * `by-hand` was taken over by finance, `dropped` is no longer wanted.
 */
export const ERRAND_STATES = ['waiting', 'sent', 'stuck', 'by-hand', 'done', 'dropped'] as const;
export type ErrandState = (typeof ERRAND_STATES)[number];

/**
 * What went wrong: no answer, refused at once, failed later, the files say something else, no usable files, or issued
 * although finance did so by hand.
 */
export const ERRAND_FAULTS = ['unanswered', 'refused', 'failed', 'differs', 'files', 'issued-too'] as const;
export type ErrandFault = (typeof ERRAND_FAULTS)[number];

interface ErrandStanding {
  state: ErrandState;
  fault: ErrandFault | null;
  /** Whether the provider may have it. */
  maybeThere: boolean;
}

/** Whether the provider may have issued something without our knowing, so that issuing by hand could do so twice. */
export function mayBeIssued({ fault, maybeThere }: ErrandStanding): boolean {
  return maybeThere && fault !== 'refused' && fault !== 'failed';
}

/** Whether finance can take it over: the provider is not busy with it. */
export function mayTakeOver({ state, fault }: ErrandStanding): boolean {
  return state === 'stuck' || state === 'waiting' || (state === 'sent' && fault !== null);
}

/** Hours within which a buyer confirms. */
export const CONFIRM_HOURS = 72;

/** In whose name: a company, another body with a taxpayer number, or a person. */
export const TITLE_KINDS = ['company', 'institution', 'person'] as const;
export type TitleKind = (typeof TITLE_KINDS)[number];

/** National type codes: special 81, normal 82. */
export const INVOICE_TYPES = ['normal', 'special'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

export const INVOICE_FILES = ['pdf', 'ofd', 'xml'] as const;
export type InvoiceFile = (typeof INVOICE_FILES)[number];
/** Largest file of an invoice. */
export const INVOICE_FILE_BYTES = 700_000;

/** Working days after the application within which an invoice is due; more when a transfer paid for it. */
export const INVOICE_DAYS = { gateway: 7, transfer: 10 } as const;

export const INVOICE_TEXT = {
  title: 100,
  taxNumber: 20,
  address: 100,
  phone: 30,
  bank: 60,
  account: 40,
  email: 254,
  mobile: 30,
  remark: 200,
  words: 500,
} as const;

/** Titles in one book, and orders on one invoice. */
export const MOST_TITLES = 50;
export const MOST_INVOICED = 50;

/** The number of a digital invoice. */
export const INVOICE_NUMBER = /^\d{20}$/;

/** A taxpayer number as typed, without spaces and in capitals. */
export function plainTaxNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Taxpayer numbers have 15, 18 or 20 signs. */
export function isTaxNumber(number: string): boolean {
  return /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/.test(number);
}

export interface TitleFields {
  kind: TitleKind;
  title: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  account: string;
  email: string;
}
export type TitleField = Exclude<keyof TitleFields, 'kind'>;

/** Fields that a special invoice names besides. */
const FOR_SPECIAL = ['address', 'phone', 'bank', 'account'] as const satisfies readonly TitleField[];

/** Fields that must not be empty, in the order of the form. */
export function neededFields(kind: TitleKind, type: InvoiceType): readonly TitleField[] {
  const taxed = kind === 'person' ? [] : (['taxNumber'] as const);
  return ['title', ...taxed, ...(type === 'special' ? FOR_SPECIAL : []), 'email'];
}

/** Those of them that are. */
export function lackingFields(title: TitleFields, type: InvoiceType): TitleField[] {
  return neededFields(title.kind, type).filter((field) => title[field].trim() === '');
}

/** Only companies get special invoices. */
export function mayHaveType(kind: TitleKind, type: InvoiceType): boolean {
  return type === 'normal' || kind === 'company';
}

/** Whether the title is the licensee, whatever the spaces, the width of signs and the brackets. */
export function sameParty(title: string, licensee: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
  return plain(title) === plain(licensee);
}
