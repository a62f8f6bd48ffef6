import type { Context } from '../../context.ts';

/** To be called where anything changed that searches go by: words, category, colours, being folded. */
export async function reindex(ctx: Context, materialIds: readonly number[]): Promise<void> {
  if (materialIds.length > 0) await ctx.jobs.enqueue(ctx.db, 'search.update', { materialIds: [...materialIds] });
}
