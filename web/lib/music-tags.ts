import { queryOptions } from '@tanstack/react-query';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { Language } from '#contract/domain/language.ts';
import { client } from './api.ts';

const catalogue = client(catalogueCalls);
const KEPT_MS = 10 * 60_000;

/** Genres, moods, instruments and themes of sounds, in one language. */
export const musicTagsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['musicTags', language],
    queryFn: ({ signal }) => catalogue.musicTags({}, { signal }),
    staleTime: KEPT_MS,
  });
