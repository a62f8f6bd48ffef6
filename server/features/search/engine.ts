import type { Sort } from '#contract/domain/discovery.ts';
import type { Filters } from './filter-codes.ts';

/** A search in the terms of the index. */
export interface Wish {
  /** A document must have all of them; an empty list matches everything that passes the filters. */
  words: readonly string[];
  filters: Filters;
  sort: Sort;
}

export interface Page {
  size: number;
  /** Place of the last hit on the previous page; undefined for the first page. */
  after: string | undefined;
}

interface Hit {
  materialId: number;
  /** Its place in this order. */
  place: string;
}

export interface Found {
  hits: Hit[];
  /** Number of hits, at most one above the limit that people are shown; only the first page has it. */
  total: number;
}

/** The engine that finds materials. PostgreSQL implements it; another engine would need the same four methods. */
export interface SearchEngine {
  find(wish: Wish, page: Page): Promise<Found>;
  /** The totals that `find` would give with these filters and each list of words, at a lower cost. */
  count(wordLists: readonly (readonly string[])[], filters: Filters): Promise<number[]>;
  /** Updates the index for these materials and removes those that are not online. */
  index(materialIds: readonly number[]): Promise<void>;
  /** Rebuilds the whole index with fresh scores; searches go on meanwhile and no change is lost. */
  rebuild(signal: AbortSignal): Promise<void>;
}
