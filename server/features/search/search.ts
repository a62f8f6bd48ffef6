import type { SearchQuery } from '#contract/calls/search.ts';
import type { AnyItem } from '#contract/items.ts';
import type { Context } from '../../context.ts';
import { must } from '../../platform/problem.ts';
import { searchEngine } from './choose-engine.ts';
import { searchFor } from './find.ts';
import { INDEX_VERSION } from './index-version.ts';
import { nothingPlaced } from './placements/placed-in.ts';
import { orNothing } from './with-fallback.ts';
import type { Database } from '../../platform/database/database.ts';
import { type LikeWork, readLikeApplication } from './looks/application-alikes.queries.ts';
import { type Duplicate, readDuplicates } from './looks/duplicates.queries.ts';

/** Enqueues a rebuild at start when there are materials online but no index of this version or a later one. */
export async function prepareSearch(ctx: Context): Promise<void> {
  const version = INDEX_VERSION;
  // While nobody answers, the job finds out when somebody does.
  if (await orNothing(searchEngine(ctx).isMissing(), true))
    await ctx.jobs.enqueue(ctx.db, 'search.rebuild', { version });
}

export { enginesAlone } from './choose-engine.ts';
export type { EngineState } from './engine.ts';
export { placementsOn } from './placements/placements.ts';
export { type CommonWords, commonWords } from './common-words.ts';
export { findOnSale } from './find-on-sale.ts';
export { newOnSale, newWithWords } from './new-on-sale.ts';
export { orNothing } from './with-fallback.ts';
export { suggestKeywords } from './words/keywords.ts';
export { translate } from './words/pairs.ts';
export { pinyinOf } from './words/pinyin.ts';

/** The first results of a search as the engine finds them: editors moved nothing, and nobody has searched. */
export async function firstFound(
  ctx: Context,
  { type, keyword }: Pick<SearchQuery, 'type' | 'keyword'>,
  pageSize: number,
): Promise<AnyItem[]> {
  const query = { type, keyword, pageSize, sort: 'relevance' as const };
  const asking = { placedFor: nothingPlaced, note: () => {} };
  const { infos } = must(await searchFor({ ...ctx, meter: undefined }, query, asking));
  return infos;
}

/** Wider limits than for folding, because reviewers want to see merely suspicious materials too. */
const SUSPICIOUS = { bits: 6, layout: 32, count: 12 };

/** Materials of any account that this one may be a copy of, or the reverse. */
export async function nearDuplicates(db: Database, materialId: number): Promise<Duplicate[]> {
  return await readDuplicates(db, materialId, SUSPICIOUS);
}

export type { LikeWork };

/** Works of other owners that the images of an application may be copies of; at most three for each image. */
export async function worksLikeApplication(
  db: Database,
  asked: { applicationId: number; ownerId: number },
): Promise<LikeWork[]> {
  return await readLikeApplication(db, asked, { ...SUSPICIOUS, count: 3 });
}
