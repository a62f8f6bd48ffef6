import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';

const catalogue = client(catalogueCalls);

export function useTopic(id: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['topic', id, language],
    queryFn: ({ signal }) => catalogue.topic({ id }, { signal }),
    // When the language changes, the page stays until its new texts arrive.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
}

export function useTopics() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['topics', language],
    queryFn: ({ signal }) => catalogue.topics({}, { signal }),
    select: ({ infos }) => infos,
    placeholderData: keepPreviousData,
  });
}
