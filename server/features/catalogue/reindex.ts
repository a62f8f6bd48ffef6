import type { Context } from '../../context.ts';

/** Updates the search index; call it after changing words, category, colours or folds. */
export async function reindex(ctx: Context, materialIds: readonly number[]): Promise<void> {
  if (materialIds.length > 0) await ctx.jobs.enqueue(ctx.db, 'search.update', { materialIds: [...materialIds] });
}
