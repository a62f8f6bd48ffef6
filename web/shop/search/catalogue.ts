import { useQuery } from '@tanstack/react-query';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';

const catalogue = client(catalogueCalls);
const KEPT_MS = 5 * 60_000;

/** Categories of a type; empty when it has none, and until they have loaded. */
export function useCategories(type: SearchType) {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['categories', language, type],
    queryFn: ({ signal }) => (type === 'pic' ? catalogue.photoCategories : catalogue.videoCategories)({}, { signal }),
    enabled: type === 'video' || type === 'pic',
    staleTime: KEPT_MS,
  });
  return data?.list ?? [];
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
