import type { InvoiceFile, RedReason } from '#contract/domain/invoice.ts';

/** Who an invoice is for. */
interface PaperBuyer {
  title: string;
  /** Empty for a person. */
  taxNumber: string;
  person: boolean;
  address: string;
  phone: string;
  bank: string;
  account: string;
}

export interface PaperLine {
  /** Distinguishes it from other lines of the invoice. */
  mark: string;
  netFen: number;
  vatFen: number;
}

/** An invoice for a provider to issue. */
export interface PaperOrder {
  /** Our number, under which the provider issues once. Up to 20 letters, digits and `-`. */
  number: string;
  special: boolean;
  buyer: PaperBuyer;
  lines: readonly PaperLine[];
  remark: string;
}

/** What became of an order for an invoice, red ones included. */
export interface Paper {
  /** unknown: the provider has no such order. */
  state: 'unknown' | 'pending' | 'issued' | 'failed';
  /** The provider's words about a failure. */
  why: string;
  /** The tax authority's number and where the files lie; files may come later than the number. */
  issued: { number: string; files: Partial<Record<InvoiceFile, string>> } | undefined;
}

/** A part of an invoice by the place of its line there, from 1. */
interface PaperPart extends PaperLine {
  place: number;
}

/** A form that asks to take an invoice back. */
export interface RedOrder {
  /** Our number of the form, which the provider takes once. */
  formNumber: string;
  /** Our number of the red invoice. */
  number: string;
  special: boolean;
  invoiceNumber: string;
  buyer: Pick<PaperBuyer, 'title' | 'taxNumber'>;
  reason: RedReason;
  /** Undefined for the whole invoice. */
  parts: readonly PaperPart[] | undefined;
}

export interface RedForm {
  /** confirming waits for the buyer; refused: it was denied, revoked or never accepted. */
  state: 'unknown' | 'pending' | 'confirming' | 'confirmed' | 'lapsed' | 'refused';
  why: string;
  /** The tax authority's number, by which the buyer finds it. */
  billNumber: string;
  /** The tax authority's other name of it, which the red invoice must give. */
  billId: string;
}

/** A request to our callback address, with its exact bytes. */
export interface RawCallback {
  body: Buffer;
}

/** Whoever issues invoices for us. Every call has a time limit and throws when it is refused or not answered. */
export interface InvoiceProvider {
  /** Orders an invoice; a repeated number is taken only once and is no failure. */
  issue(order: PaperOrder): Promise<void>;
  ask(number: string): Promise<Paper>;
  /** Asks to take an invoice back; a repeated number is taken only once and is no failure. */
  applyRed(order: RedOrder): Promise<void>;
  askRed(formNumber: string): Promise<RedForm>;
  /** Orders the red invoice of a form that is confirmed; a repeated number is no failure. */
  issueRed(order: RedOrder, form: RedForm): Promise<void>;
  /** Fetches a file from the provider's own hosts. */
  fetchFile(url: string): Promise<Buffer>;
  /** Our number that a callback is about. Nothing else in it is believed, so whoever hears it asks. */
  readCallback(callback: RawCallback): string | undefined;
  /** The reply that ends callbacks. */
  acknowledgement: string;
}
