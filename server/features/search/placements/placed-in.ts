import type { SearchQuery } from '#contract/calls/search.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import { readWithout } from '#contract/domain/without-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { filtersOf, narrows } from '../filters.ts';
import { queryWords } from '../words/words.ts';
import { NOTHING_PLACED, type Placed } from './placed.ts';
import { readPlacements } from './placements.queries.ts';

/** What editors moved in the results for a keyword, or for what it was corrected to. */
export type PlacedFor = (corrected: string | null) => Placed;

export const nothingPlaced: PlacedFor = () => NOTHING_PLACED;

/** What a keyword has in common with others that ask for the same: its words, in whatever order and form. */
export function wordsToPlace(keyword: string): string {
  const { keyword: wanted, without } = readWithout(keyword);
  const unwanted = without.map((word) => `-${queryWords(word).join('+')}`);
  return [...queryWords(wanted).toSorted(), ...unwanted.toSorted()].join(' ');
}

/**
 * Editors place works in what a keyword finds by itself. Who adds a filter, takes a reading away or wants another order
 * sees the list as it is.
 */
export async function placedIn(db: Database, query: SearchQuery): Promise<PlacedFor> {
  const { like, imageKey, soundKey, literal, keyword, type } = query;
  const filters = filtersOf(query);
  const isPlain = filters && !narrows(filters) && (like ?? imageKey ?? soundKey ?? literal) === undefined;
  if (!isPlain || query.sort !== 'relevance' || keyword === '') return nothingPlaced;
  const placements = await recentPlacements(db);
  const of = (text: string) => placements.get(keyOf(type, wordsToPlace(text)));
  return (corrected) => of(keyword) ?? (corrected === null ? undefined : of(corrected)) ?? NOTHING_PLACED;
}

type Placements = ReadonlyMap<string, Placed>;

const keyOf = (type: SearchType, words: string) => `${type} ${words}`;

/** After this long every process knows what an editor has changed, or that a day is over. */
const KNOWN_EVERYWHERE_MS = 1000;

const known = new WeakMap<Database, { at: number; placements: Promise<Placements> }>();

function recentPlacements(db: Database): Promise<Placements> {
  const now = performance.now();
  const before = known.get(db);
  if (before !== undefined && now - before.at < KNOWN_EVERYWHERE_MS) return before.placements;
  const placements = readAll(db);
  known.set(db, { at: now, placements });
  placements.catch(() => known.delete(db));
  return placements;
}

async function readAll(db: Database): Promise<Placements> {
  const rows = await readPlacements(db);
  const byKey = Map.groupBy(rows, ({ type, words }) => keyOf(type, words));
  const ids = (some: typeof rows, what: 'pin' | 'bury') =>
    some.filter((row) => row.what === what).map(({ materialId }) => materialId);
  return new Map([...byKey].map(([key, some]) => [key, { pinned: ids(some, 'pin'), buried: ids(some, 'bury') }]));
}
