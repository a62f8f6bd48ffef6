import type { Context } from '../../context.ts';
import { isEmptyBesideMaterials } from './index.queries.ts';
import { INDEX_VERSION } from './rebuild.ts';

/** At start: whoever has materials and no index, or one of another version, gets one. */
export async function prepareSearch(ctx: Context): Promise<void> {
  if (await isEmptyBesideMaterials(ctx.db, INDEX_VERSION)) await ctx.jobs.enqueue(ctx.db, 'search.rebuild', {});
}

export { nearDuplicates } from './looks/duplicates.ts';
export { suggestKeywords } from './words/keywords.ts';
export { translate } from './words/pairs.ts';
