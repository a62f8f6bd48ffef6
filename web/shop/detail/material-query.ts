import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueCalls, type MaterialDetail } from '#contract/calls/catalogue.ts';
import { searchCalls } from '#contract/calls/search.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import type { Language } from '#contract/domain/language.ts';
import type { AnyItem } from '#contract/items.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';

const catalogue = client(catalogueCalls);
const find = client(searchCalls);

export const materialQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['material', id, language],
    queryFn: async ({ signal }) => (await catalogue.material({ id }, { signal })).material,
    // When the language changes, the page stays until its new texts arrive.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });

interface Found {
  item: AnyItem | undefined;
  /** Arrives after the item when that was known from a list. */
  material: MaterialDetail | undefined;
  error: Error | null;
  retry: () => void;
}

export function useMaterial(id: number): Found {
  const { data, error, refetch } = useQuery(materialQuery(id, useLanguage()));
  const known = useMemo(() => knownItem(id), [id]);
  return { item: data?.item ?? known, material: data, error, retry: () => void refetch() };
}

const ROW_SIZE = 12;

/** Other materials of the same shop and kind, newest first. */
export function useOfShop(item: AnyItem, shopId: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['of-shop', shopId, item.kind, language],
    queryFn: ({ signal }) =>
      find.search({ type: typeOfKind(item.kind), shopId, sort: 'newest', pageSize: ROW_SIZE + 1 }, { signal }),
    select: ({ infos }) => infos.filter(({ code }) => code !== item.code).slice(0, ROW_SIZE),
  });
}

/** Materials that are like it; those of its series stand in a row of their own. */
export function useSimilar(item: AnyItem, id: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['similar', id, language],
    queryFn: ({ signal }) =>
      find.search({ type: typeOfKind(item.kind), like: id, beyondSeries: '1', pageSize: ROW_SIZE + 1 }, { signal }),
    select: ({ infos }) => infos.filter(({ code }) => code !== item.code).slice(0, ROW_SIZE),
  });
}

const DEEPEST = 4;

/** The material as a list already loaded has it: enough to show the page at once. */
function knownItem(id: number): AnyItem | undefined {
  for (const [, data] of queryClient.getQueriesData({})) {
    const found = search(data, id, 0);
    if (found) return found;
  }
  return undefined;
}

function search(data: unknown, id: number, depth: number): AnyItem | undefined {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return undefined;
  if (isItem(data, id)) return data;
  for (const part of Object.values(data)) {
    const found = search(part, id, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function isItem(data: object, id: number): data is AnyItem {
  if (!('kind' in data)) return false;
  return ('poster' in data && 'id' in data && data.id === id) || ('musicId' in data && data.musicId === id);
}
