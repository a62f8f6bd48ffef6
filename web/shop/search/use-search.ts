import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { InputOf } from '#contract/call.ts';
import { searchCalls } from '#contract/calls/search.ts';
import { client } from '../../lib/api.ts';
import type { Language } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import type { Wanted } from './search-address.ts';

const calls = client(searchCalls);

const PAGE_SIZE = 60;
const KEPT_MS = 15 * 60_000;

/** The router's key of the page on which a reader arrives. */
export const FIRST_VISIT = 'default';

/**
 * The results so far, page by page. They belong to one visit: going back shows the list as it was left, and the same
 * search made anew asks the server again.
 */
export function useSearch(wanted: Wanted) {
  const visit = useLocation().key;
  const { type } = wanted;
  const found = useInfiniteQuery({
    ...searchQuery(wanted, useLanguage(), visit),
    // Results of the same type stay until the reply arrives; another type has another layout.
    placeholderData: (before, asked) => (asked?.queryKey[2].type === type ? before : undefined),
  });
  const items = useMemo(() => found.data?.pages.flatMap(({ infos }) => infos) ?? [], [found.data]);
  return { ...found, items, first: found.data?.pages[0] };
}

export function searchQuery({ filters, ...wanted }: Wanted, language: Language, visit: string) {
  // The address was checked against the same lists of values.
  const query = { ...wanted, ...filters, pageSize: PAGE_SIZE } as InputOf<typeof searchCalls.search>;
  return infiniteQueryOptions({
    queryKey: ['search', language, query, visit] as const,
    queryFn: ({ pageParam, signal }) => calls.search({ ...query, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
}

export type Found = ReturnType<typeof useSearch>;
