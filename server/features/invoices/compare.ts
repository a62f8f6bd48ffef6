import type { InvoiceComparison } from '#contract/calls/invoices-desk.ts';
import { sameParty } from '#contract/domain/invoice.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { SaidByXml } from './invoices.queries.ts';

export interface AskedFor {
  /** The number that finance typed; null before that. */
  number: string | null;
  amountFen: number;
  vatFen: number;
  title: string;
  taxNumber: string;
  sellerNumber: string;
}

/** Compares what an XML says with what was asked for, field by field. */
export function compare(asked: AskedFor, said: SaidByXml): InvoiceComparison[] {
  const money = (field: 'amount' | 'tax', one: number, other: number): InvoiceComparison => ({
    field,
    asked: formatFen(one),
    found: formatFen(other),
    same: one === other,
  });
  const words = (field: InvoiceComparison['field'], one: string, other: string, same = one === other) => ({
    field,
    asked: one,
    found: other,
    same,
  });
  return [
    words('number', asked.number ?? said.number, said.number),
    money('amount', asked.amountFen, said.amountFen),
    money('tax', asked.vatFen, said.taxFen),
    words('title', asked.title, said.title, sameParty(asked.title, said.title)),
    words('taxNumber', asked.taxNumber, said.taxNumber),
    words('seller', asked.sellerNumber, said.sellerNumber),
  ];
}
