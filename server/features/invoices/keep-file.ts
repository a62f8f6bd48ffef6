import { createHash, randomUUID } from 'node:crypto';
import type { InvoiceFile } from '#contract/domain/invoice.ts';
import type { Context } from '../../context.ts';
import { isPdf } from '../../platform/media/pdf.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { readEinvoice } from './einvoice-xml.ts';
import type { SaidByXml } from './invoices.queries.ts';

const TYPES = { pdf: 'application/pdf', ofd: 'application/ofd', xml: 'application/xml' } as const;

export interface KeptFile {
  kind: InvoiceFile;
  key: string;
  sizeBytes: number;
  sha256: string;
  says: SaidByXml | null;
}

/** Looks at a file of an invoice and stores it where only a signed link reaches it. */
export async function keepFile(ctx: Context, kind: InvoiceFile, bytes: Buffer): Promise<KeptFile | Problem> {
  const says = kind === 'xml' ? readEinvoice(bytes) : null;
  if (kind === 'pdf' && !isPdf(bytes)) return problem('bad-pdf');
  if ((kind === 'ofd' && !isOfd(bytes)) || says === undefined) return problem('bad-invoice-file');
  const key = `invoices/${randomUUID()}.${kind}`;
  await ctx.objects.put('originals', key, bytes, { contentType: TYPES[kind] });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind, key, sizeBytes: bytes.length, sha256, says };
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');

/** GB/T 33190: an archive whose entry is OFD.xml. Nothing in it is opened. */
function isOfd(bytes: Buffer): boolean {
  return bytes.indexOf(ZIP) === 0 && bytes.includes(ZIP_END) && bytes.includes('OFD.xml');
}
