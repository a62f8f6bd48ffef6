import type { Context } from '../../context.ts';
import { isEmptyBesideMaterials } from './index.queries.ts';
import { INDEX_VERSION } from './rebuild.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Duplicate, readDuplicates } from './looks/duplicates.queries.ts';

/** At start: whoever has materials and no index, or one of another version, gets one. */
export async function prepareSearch(ctx: Context): Promise<void> {
  if (await isEmptyBesideMaterials(ctx.db, INDEX_VERSION)) await ctx.jobs.enqueue(ctx.db, 'search.rebuild', {});
}

export { suggestKeywords } from './words/keywords.ts';
export { translate } from './words/pairs.ts';

/** Wider than what buyers see as one: people decide here, and want to see what is merely suspicious. */
const SUSPICIOUS = { bits: 6, layout: 32, count: 12 };

/** What may be a copy of this material, or what it may be a copy of, across all accounts. */
export async function nearDuplicates(db: Database, materialId: number): Promise<Duplicate[]> {
  return await readDuplicates(db, materialId, SUSPICIOUS);
}
