import type { Sort } from '#contract/domain/discovery.ts';
import type { Problem } from '../../platform/problem.ts';
import type { Filters } from './filters.ts';

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
  /** Its place in this order, which only the engine and index that gave it understand. */
  place: string;
}

export interface Found {
  hits: Hit[];
  /** Number of hits, at most one above the limit that people are shown; only the first page has it. */
  total: number;
}

/** From a moment on, until the end of the second of another. */
export interface Span {
  after: Date;
  until: Date;
}

/** How an engine is. */
export interface EngineState {
  name: 'postgresql' | 'opensearch';
  /** `limited`: it answers, and some copies are missing. `bad`: it cannot answer everything. `away`: it does not answer. */
  health: 'good' | 'limited' | 'bad' | 'away';
  /** Of its index; null while there is none, or nobody can tell. */
  index: { version: number; builtAt: Date | null; documents: number; bytes: number } | null;
}

/** Words by which materials are found, all of which one must have. */
export type Words = readonly string[];

/** What finds materials by words and filters, and keeps an index of them. */
export interface SearchEngine {
  /** Refuses a place that this engine or index has not given. */
  find(wish: Wish, page: Page): Promise<Found | Problem>;
  /** The totals that `find` would give with these filters and each list of words, at a lower cost. */
  count(wordLists: readonly Words[], filters: Filters): Promise<number[]>;
  /** Those of these materials that the search finds. */
  matching(wish: Omit<Wish, 'sort'>, materialIds: readonly number[]): Promise<number[]>;
  /** The most popular match of each list of words; undefined where there is none. */
  best(wordLists: readonly Words[], filters: Filters): Promise<(number | undefined)[]>;
  /** Matches that came on sale between two moments, newest first. */
  newest(wish: Omit<Wish, 'sort'>, span: Span, most: number): Promise<number[]>;
  /** Those of these words that some document has, of whatever kind. */
  inUse(words: Words): Promise<string[]>;
  /** Documents of any kind that have all words of one of the lists, in order of id, after the given one. */
  saying(wordLists: readonly Words[], after: number, limit: number): Promise<number[]>;
  /**
   * Updates the index for these materials and removes those that are not online. Call it outside of transactions, after
   * the change: however often and in whatever order calls come, what was read last stays.
   */
  index(materialIds: readonly number[]): Promise<void>;
  /** Rebuilds the whole index with fresh scores; searches go on meanwhile and no change is lost. */
  rebuild(signal: AbortSignal): Promise<void>;
  /** Whether there are materials online but no index of this version or a later one. */
  isMissing(): Promise<boolean>;
  /** How it is, and how what answers in its place is. */
  states(): Promise<EngineState[]>;
}
