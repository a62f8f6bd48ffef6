import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';

const catalogue = client(catalogueCalls);

export type Shop = OutputOf<typeof catalogueCalls.shop>['shop'];

export function useShop(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['shop', language, id],
    queryFn: ({ signal }) => catalogue.shop({ id }, { signal }),
    select: ({ shop }) => shop,
    // When the language changes, the page stays until its new texts arrive.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
}
