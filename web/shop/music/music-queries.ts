import { queryOptions } from '@tanstack/react-query';
import { musicCalls } from '#contract/calls/music.ts';
import type { Language } from '#contract/domain/language.ts';
import type { PriceClass } from '#contract/domain/material.ts';
import { client } from '../../lib/api.ts';

export const music = client(musicCalls);

/** What pieces of a class cost, with answers in the reader's language. */
export const pricingTemplateQuery = (price: PriceClass, language: Language) =>
  queryOptions({
    queryKey: ['music-prices', price, language],
    queryFn: async ({ signal }) => (await music.skuList({ price }, { signal })).skuList,
    staleTime: 60_000,
  });
