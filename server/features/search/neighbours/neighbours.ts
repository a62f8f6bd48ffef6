import { setImmediate as breathe } from 'node:timers/promises';
import type { SearchQuery } from '#contract/calls/search.ts';
import type { Context } from '../../../context.ts';
import { isDatabaseBusy } from '../../../platform/database/failures.ts';
import { likeness, type Vector } from '../../../platform/media/embedding/vectors.ts';
import { type Filters, isOfSounds } from '../filters.ts';
import { readSeen } from './neighbours.queries.ts';
import { vectorOfPhrase } from './phrases.ts';

/** What looks like what somebody searches by. */
export interface Neighbour {
  id: number;
  /** Where in it; 0 in a photo. */
  second: number;
}

/** Farther down, words say more. */
const MOST = 100;
/** So many can be compared while somebody waits: the best by score of those that pass the filters. */
const MOST_COMPARED = 10_000;
/** Lets other requests of the process run after this many. */
const BREATH = 500;

/** What the model finds for a keyword, nearest first; nothing without a model, or when it is too slow. */
export async function neighboursOf(
  ctx: Context,
  { keyword, sort }: Pick<SearchQuery, 'keyword' | 'sort'>,
  filters: Filters,
): Promise<Neighbour[]> {
  // The other orders say where everything stands.
  if (!ctx.embedding || keyword === '' || sort !== 'relevance' || isOfSounds(filters)) return [];
  const { model } = ctx.embedding;
  const vector = await vectorOfPhrase(ctx, keyword);
  if (!vector) return [];
  const seen = await readSeen(ctx.db, model, filters, MOST_COMPARED).catch(nothingWhenSlow);
  const found: (Neighbour & { likeness: number })[] = [];
  for (const [place, { id, seconds, vectors }] of seen.entries()) {
    if (place % BREATH === 0) await breathe();
    found.push({ id, ...nearestMoment(vector, seconds, vectors) });
  }
  return found
    .filter((one) => one.likeness >= model.text.least)
    .toSorted((one, other) => other.likeness - one.likeness || one.id - other.id)
    .slice(0, MOST)
    .map(({ id, second }) => ({ id, second }));
}

/** Words find what they find, however rare the filters are. */
function nothingWhenSlow(error: unknown): [] {
  if (!isDatabaseBusy(error)) throw error;
  return [];
}

/** The second that is most like it, the first of those that are equally so. */
function nearestMoment(vector: Vector, seconds: readonly number[], vectors: Buffer) {
  const row = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length);
  const each = seconds.map((second, place) => ({ second, likeness: likeness(vector, row, place * vector.length) }));
  return each.reduce((best, one) => (one.likeness > best.likeness ? one : best), { second: 0, likeness: -1 });
}
