import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { COMPANY, einvoiceXml, type Said } from './einvoice.ts';
import { aPdf } from './pdf.ts';
import type { Product } from './product.ts';

/** A title in the caller's book. */
export async function addTitle(product: Product, token: string, title: Partial<typeof COMPANY> = {}): Promise<number> {
  const { body } = await product.call('/invoice/title/save', { ...COMPANY, ...title }, { token });
  expect(body).toMatchObject({ success: true });
  return body.title.id;
}

export async function applyFor(
  product: Product,
  token: string,
  wish: { orderIds?: number[]; productOrderIds?: number[]; titleId: number; type?: 'normal' | 'special'; key?: string },
) {
  return await product.call('/invoice/apply', { key: randomUUID(), type: 'normal', ...wish }, { token });
}

const asFile = (bytes: Buffer) => `data:application/octet-stream;base64,${bytes.toString('base64')}`;

export async function uploadFile(
  product: Product,
  token: string,
  { id, kind, bytes }: { id: number; kind: 'pdf' | 'ofd' | 'xml'; bytes: Buffer },
) {
  return await product.call('/office/invoices/upload', { id, kind, file: asFile(bytes) }, { token });
}

let issued = 0;
/** A number that no other invoice of the test has. */
export const invoiceNumber = () => `2631${String((issued += 1)).padStart(16, '0')}`;

/** Issues an invoice by hand, as finance does. */
export async function issueByHand(
  product: Product,
  token: string,
  { id, number = invoiceNumber(), ...said }: { id: number; number?: string } & Omit<Said, 'number'>,
): Promise<string> {
  await product.call('/office/invoices/claim', { id }, { token });
  await uploadFile(product, token, { id, kind: 'pdf', bytes: aPdf() });
  await uploadFile(product, token, { id, kind: 'xml', bytes: einvoiceXml({ number, ...said }) });
  const { body } = await product.call('/office/invoices/issue', { id, number }, { token });
  expect(body).toMatchObject({ success: true, invoice: { invoiceNumber: number } });
  return number;
}

/** Takes a confirmed red-flush to its end by hand; the amounts are those of the part. */
export async function flushByHand(
  product: Product,
  token: string,
  { id, number = invoiceNumber(), amountFen, taxFen, ...said }: { id: number; number?: string } & Omit<Said, 'number'>,
) {
  const upload = (kind: 'pdf' | 'xml', bytes: Buffer) =>
    product.call('/office/invoices/red/upload', { id, kind, file: asFile(bytes) }, { token });
  await upload('pdf', aPdf());
  await upload('xml', einvoiceXml({ number, amountFen: -amountFen, taxFen: -taxFen, ...said }));
  return await product.call('/office/invoices/red/issue', { id, number }, { token });
}
