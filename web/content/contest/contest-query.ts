import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contestPageCalls } from '#contract/calls/contest-pages.ts';
import type { ContestPlace } from '#contract/domain/contest-pages.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';

const contestPages = client(contestPageCalls);

export function useContestPage({ slug, page }: ContestPlace) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['contest-page', slug, page, language],
    queryFn: ({ signal }) => contestPages.page({ slug, page }, { signal }),
    select: (reply) => reply.page,
    // When the language changes, the page stays until its new texts arrive.
    placeholderData: keepPreviousData,
  });
}
