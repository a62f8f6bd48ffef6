import type { Sort } from '#contract/domain/discovery.ts';
import type { Filters } from './filter-codes.ts';

/** What is looked for, in the terms of the index. */
export interface Wish {
  /** A document must have all of them; without any, everything that passes the filters fits. */
  words: readonly string[];
  filters: Filters;
  sort: Sort;
}

export interface Page {
  size: number;
  /** The place of the last one before; the first page has none. */
  after: string | undefined;
}

interface Hit {
  materialId: number;
  /** Where it stands in this order. */
  place: string;
}

export interface Found {
  hits: Hit[];
  /** How many there are, up to one more than anybody is told of; only the first page knows. */
  total: number;
}

/** What finds materials. PostgreSQL does; another engine would stand behind the same four. */
export interface SearchEngine {
  find(wish: Wish, page: Page): Promise<Found>;
  /** The totals of what `find` would find with these filters and each of these lists of words, for less. */
  count(wordLists: readonly (readonly string[])[], filters: Filters): Promise<number[]>;
  /** Makes the index say what is true of these materials now: those not on sale are not in it. */
  index(materialIds: readonly number[]): Promise<void>;
  /** Everything anew, with scores of today; searches go on meanwhile, and what changes is not lost. */
  rebuild(signal: AbortSignal): Promise<void>;
}
