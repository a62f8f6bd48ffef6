import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contentCalls } from '#contract/calls/content.ts';
import type { ArticleType, ContentType } from '#contract/domain/content.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';

const content = client(contentCalls);

export function useEntry(type: ContentType, slug: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['content', type, slug, language],
    queryFn: ({ signal }) => content.entry({ type, slug }, { signal }),
    select: ({ entry }) => entry,
    // When the language changes, the page stays until its new texts arrive.
    placeholderData: keepPreviousData,
  });
}

export interface Narrowed {
  type: ArticleType;
  tag?: string;
  brand?: string;
  year?: number;
  pageNo: number;
}

export function useEntries(narrowed: Narrowed) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['content-list', narrowed, language],
    queryFn: ({ signal }) => content.list(narrowed, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** By its slug, by the number that old links carry, or as the link to a draft opens it. */
export type Named = { slug: string } | { id: number } | { slug: string; seal: string };

export function useArticle(named: Named) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['content-article', named, language],
    queryFn: ({ signal }) =>
      'seal' in named ? content.previewArticle(named, { signal }) : content.article(named, { signal }),
    select: ({ article }) => article,
    placeholderData: keepPreviousData,
  });
}

export function useActivities() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['content-activities', language],
    queryFn: ({ signal }) => content.activities({}, { signal }),
    select: ({ infos }) => infos,
    placeholderData: keepPreviousData,
  });
}

export function useActivity(named: Named) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['content-activity', named, language],
    queryFn: ({ signal }) =>
      'seal' in named ? content.previewActivity(named, { signal }) : content.activity(named, { signal }),
    select: ({ activity }) => activity,
    placeholderData: keepPreviousData,
  });
}
