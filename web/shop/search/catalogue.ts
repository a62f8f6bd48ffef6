import { queryOptions, useQuery } from '@tanstack/react-query';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import { client } from '../../lib/api.ts';
import { musicTagsQuery } from '../../lib/music-tags.ts';
import type { Language } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';

const catalogue = client(catalogueCalls);
const KEPT_MS = 5 * 60_000;

/** Categories of a type; empty when it has none, and until they have loaded. */
export function useCategories(type: SearchType) {
  const { data } = useQuery(categoriesQuery(type, useLanguage()));
  return data?.list ?? [];
}

export const categoriesQuery = (type: SearchType, language: Language) =>
  queryOptions({
    queryKey: ['categories', language, type],
    queryFn: ({ signal }) => askCategories(type, signal),
    staleTime: KEPT_MS,
  });

function askCategories(type: SearchType, signal: AbortSignal) {
  if (type === 'video') return catalogue.videoCategories({}, { signal });
  if (type === 'pic') return catalogue.photoCategories({}, { signal });
  return catalogue.musicCategories({ musicType: type === 'music' ? 1 : 2 }, { signal });
}

/** Genres, moods, instruments and themes of sounds; empty until they have loaded. */
export function useMusicTags(enabled = true) {
  const language = useLanguage();
  const { data } = useQuery({ ...musicTagsQuery(language), enabled });
  return data?.tags ?? [];
}

export function useHotWords(): string[] {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['hotWords', language],
    queryFn: ({ signal }) => catalogue.hotWords({}, { signal }),
    staleTime: KEPT_MS,
  });
  return data?.data ?? [];
}

/** Name of a shop; undefined until known. */
export function useShopName(id: string | undefined): string | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['shop', language, id],
    queryFn: ({ signal }) => catalogue.shop({ id }, { signal }),
    enabled: id !== undefined,
  });
  return data?.shop.name;
}
