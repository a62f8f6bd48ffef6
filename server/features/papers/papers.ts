import { createHash } from 'node:crypto';
import { type Certificate, drawCertificate } from './certificate.ts';
import type { Context } from '../../context.ts';
import { drawQuote, type QuotePaper } from './quote.ts';

const LINK_SECONDS = 600;

/** A link to a quote as PDF, good for ten minutes. */
export async function quotePaperLink(ctx: Context, paper: QuotePaper): Promise<string> {
  const { bankAccount } = ctx.config;
  // The licensee may change while the quote stays, so the file's name depends on the content.
  const content = createHash('sha256')
    .update(JSON.stringify([paper, bankAccount]))
    .digest('hex')
    .slice(0, 16);
  const key = `papers/quote-${paper.quoteId}-${content}.pdf`;
  await keepPaper(ctx, key, () => drawQuote(paper, bankAccount));
  const fileName = `Framehall-${paper.orderNumber}-quote-${paper.version}.pdf`;
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName });
}

/** Stores a certificate once. It never changes: a correction has another number and another file. */
export async function keepCertificate(
  ctx: Shelf,
  licenceId: number,
  read: () => Promise<Certificate>,
): Promise<{ key: string; size: number }> {
  const key = `papers/licence-${licenceId}.pdf`;
  return { key, size: await keepPaper(ctx, key, async () => drawCertificate(await read())) };
}

export function certificateName(number: string): string {
  return `Framehall-${number}.pdf`;
}

/** A link to a stored certificate, good for ten minutes. */
export async function certificateLink(ctx: Shelf, key: string, number: string): Promise<string> {
  return await ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS, fileName: certificateName(number) });
}

export type { Certificate } from './certificate.ts';

type Shelf = Pick<Context, 'objects'>;

/** Draws a paper the first time that it is asked for and keeps that file. Returns its size in bytes. */
async function keepPaper(ctx: Shelf, key: string, draw: () => Promise<Buffer>): Promise<number> {
  const kept = await ctx.objects.head('originals', key);
  if (kept) return kept.size;
  const pdf = await draw();
  await ctx.objects.put('originals', key, pdf, { contentType: 'application/pdf' });
  return pdf.length;
}
