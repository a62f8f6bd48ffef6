import { XMLParser } from 'fast-xml-parser';
import { INVOICE_NUMBER } from '#contract/domain/invoice.ts';
import type { SaidByXml } from './invoices.queries.ts';

// Values stay text: a number of twenty digits is no number for a computer. Entities are not resolved.
const parser = new XMLParser({ parseTagValue: false, processEntities: false, ignoreAttributes: true });

type Tree = Record<string, unknown>;

/** Follows a path of elements, each of which must be there once. */
function at(tree: unknown, ...path: string[]): string {
  let found = tree;
  for (const step of path)
    found = typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Tree)[step] : undefined;
  return typeof found === 'string' ? found.trim() : '';
}

/** Yuan as the tax authority writes them, with two decimals and perhaps a sign, in fen. */
function fenIn(text: string): number | undefined {
  const parts = /^(-?)(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return undefined;
  const fen = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'));
  return parts[1] === '-' ? -fen : fen;
}

/** Reads the XML of a digital invoice; undefined when it is none. */
export function readEinvoice(bytes: Buffer): SaidByXml | undefined {
  const text = bytes.toString('utf8');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return undefined;
  let tree: unknown;
  try {
    tree = parser.parse(text, true);
  } catch {
    return undefined;
  }
  const data = (...path: string[]) => at(tree, 'EInvoice', 'EInvoiceData', ...path);
  const number = at(tree, 'EInvoice', 'TaxSupervisionInfo', 'InvoiceNumber') || at(tree, 'EInvoice', 'Header', 'EIid');
  const amountFen = fenIn(data('BasicInformation', 'TotalTax-includedAmount'));
  const taxFen = fenIn(data('BasicInformation', 'TotalTaxAm'));
  if (!INVOICE_NUMBER.test(number) || amountFen === undefined || taxFen === undefined) return undefined;
  return {
    number,
    amountFen,
    taxFen,
    title: data('BuyerInformation', 'BuyerName'),
    taxNumber: data('BuyerInformation', 'BuyerIdNum'),
    sellerNumber: data('SellerInformation', 'SellerIdNum'),
  };
}
