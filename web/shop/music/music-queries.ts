import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { musicCalls } from '#contract/calls/music.ts';
import { searchCalls } from '#contract/calls/search.ts';
import type { Language } from '#contract/domain/language.ts';
import type { PriceClass } from '#contract/domain/material.ts';
import type { AnyItem, MusicItem } from '#contract/items.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { client } from '../../lib/api.ts';

export const music = client(musicCalls);
const find = client(searchCalls);
const catalogue = client(catalogueCalls);

/** What pieces of a class cost, with answers in the reader's language. */
export const pricingTemplateQuery = (price: PriceClass, language: Language) =>
  queryOptions({
    queryKey: ['music-prices', price, language],
    queryFn: async ({ signal }) => (await music.skuList({ price }, { signal })).skuList,
    staleTime: 60_000,
  });

/** The first sounds that a search finds. */
export const soundsQuery = (asked: InputOf<typeof searchCalls.search>, language: Language) =>
  queryOptions({
    queryKey: ['sounds', asked, language],
    queryFn: async ({ signal }) => (await find.search(asked, { signal })).infos.filter(isSound),
    // When the language changes, the list stays until its new texts arrive.
    placeholderData: keepPreviousData,
  });

/** Genres asked about at the same time: the rest of the page comes first, and taps in between. */
const AT_ONCE = 3;

/** Covers of the most popular piece of each genre, null where there is none; shown once all are known. */
export const genreCoversQuery = (genres: readonly number[], language: Language) =>
  queryOptions({
    queryKey: ['genre-covers', genres, language],
    queryFn: async ({ signal }) => {
      const covers: Record<number, string | null> = {};
      const look = async (genre: number) => {
        const { infos } = await find.search({ type: 'music', genre, sort: 'popular', pageSize: 1 }, { signal });
        covers[genre] = infos.find(isSound)?.coverStr ?? null;
      };
      await afterPaint();
      for (let done = 0; done < genres.length; done += AT_ONCE)
        await Promise.all(genres.slice(done, done + AT_ONCE).map(look));
      return covers;
    },
    enabled: genres.length > 0,
    placeholderData: keepPreviousData,
  });

export const playlistsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['playlists', language],
    queryFn: async ({ signal }) => (await catalogue.playlists({}, { signal })).infos,
    placeholderData: keepPreviousData,
  });

export const playlistQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['playlist', id, language],
    queryFn: ({ signal }) => catalogue.playlist({ id }, { signal }),
    // When the language changes, the page stays until its new texts arrive.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });

export function isSound(item: AnyItem): item is MusicItem {
  return 'musicId' in item;
}
