import { useSearchParams } from 'react-router';
import { SEARCH_TYPES, SORTS, type SearchType, type Sort } from '#contract/domain/discovery.ts';
import { readLiteral, writeLiteral } from '#contract/domain/readings.ts';
import { readId } from '../../lib/id-in-address.ts';
import { ALL_FILTERS, type FilterName, filtersOf, isNumber, valuesOf } from './filters.ts';

type Filters = Partial<Record<FilterName, string>>;

/** The search that an address describes. */
export interface Wanted {
  type: SearchType;
  keyword: string;
  sort: Sort;
  filters: Filters;
  /** Takes the keyword as it is typed. */
  exact: '1' | undefined;
  /** Readings of the keyword that are not wanted. */
  literal: string | undefined;
  /** Finds materials that look like this one … */
  like: string | undefined;
  /** … or like this picture, sent before, or that sound like this recording. */
  imageKey: string | undefined;
  soundKey: string | undefined;
}

/** Whether a search is by likeness rather than by words. */
export function asksForAlike({ like, imageKey, soundKey }: Wanted): boolean {
  return like !== undefined || imageKey !== undefined || soundKey !== undefined;
}

export const KEYWORD_LENGTH = 200;

/** Reads an address; people type them too, so invalid values are ignored. */
export function readAddress(params: URLSearchParams, usual: SearchType = 'video'): Wanted {
  const type = oneOf(SEARCH_TYPES, params.get('type')) ?? usual;
  const filters: Filters = {};
  for (const name of filtersOf(type)) {
    const value = readFilter(type, name, params.get(name));
    if (value !== undefined) filters[name] = value;
  }
  return {
    type,
    keyword: Array.from((params.get('keyword') ?? '').trim())
      .slice(0, KEYWORD_LENGTH)
      .join(''),
    sort: oneOf(SORTS, params.get('sort')) ?? 'relevance',
    filters,
    exact: params.get('exact') === '1' ? '1' : undefined,
    literal: writeLiteral(readLiteral(params.get('literal') ?? undefined)),
    like: readId(params.get('like')),
    imageKey: readKey(params.get('imageKey')),
    soundKey: readKey(params.get('soundKey')),
  };
}

function readFilter(type: SearchType, name: FilterName, value: string | null): string | undefined {
  return isNumber(name) ? readId(value) : oneOf(valuesOf(type, name), value);
}

function readKey(value: string | null): string | undefined {
  return /^[\w-]{22}$/.exec(value ?? '')?.[0];
}

export function oneOf<Value extends string>(
  allowed: readonly Value[],
  value: string | null | undefined,
): Value | undefined {
  return allowed.find((one) => one === value);
}

export type Change = Partial<
  Record<'keyword' | 'exact' | 'literal' | 'sort' | 'type' | FilterName, string | undefined>
>;

/**
 * The same address with a change. Another type keeps only the filters that fit it; other words may be corrected, and are
 * read anew.
 */
export function changed(params: URLSearchParams, change: Change, usual?: SearchType): string {
  const next = new URLSearchParams(params);
  if ('keyword' in change) for (const name of ['exact', 'literal']) next.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (change.type !== undefined && change.type !== readAddress(params, usual).type) {
    const { type, filters } = readAddress(next);
    // Every type has categories of its own.
    if (!('categoryId' in change)) next.delete('categoryId');
    for (const name of ALL_FILTERS) if (!(name in filters)) next.delete(name);
    next.set('type', type);
  }
  return `?${next}`;
}

/** A change that clears every filter. */
const NO_FILTERS: Change = Object.fromEntries(ALL_FILTERS.map((name) => [name, undefined]));

export interface Address {
  wanted: Wanted;
  /** Address after a change. */
  to: (change: Change) => string;
  /** Address without any filter. */
  toAll: string;
  /** The same for another type. */
  toAllOf: (type: SearchType) => string;
}

/** The search of this page; `usual` is the type when the address names none. */
export function useAddress(usual?: SearchType): Address {
  const [params] = useSearchParams();
  const to = (change: Change) => changed(params, change, usual);
  return {
    wanted: readAddress(params, usual),
    to,
    toAll: to(NO_FILTERS),
    toAllOf: (type) => to({ ...NO_FILTERS, type }),
  };
}
