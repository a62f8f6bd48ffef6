import type { Context } from '../../context.ts';

/** All that keeping a paper needs. */
export type Shelf = Pick<Context, 'objects'>;

/** Makes a paper when it is first asked for; from then on it is the same file. Replies how many bytes it has. */
export async function keepPaper(ctx: Shelf, key: string, draw: () => Promise<Buffer>): Promise<number> {
  const kept = await ctx.objects.head('originals', key);
  if (kept) return kept.size;
  const pdf = await draw();
  await ctx.objects.put('originals', key, pdf, { contentType: 'application/pdf' });
  return pdf.length;
}
