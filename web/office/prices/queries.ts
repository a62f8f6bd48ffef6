import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { priceDeskCalls } from '#contract/calls/prices-desk.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { client } from '../../lib/api.ts';
import { leavesOf, type Prices, pricesOf } from './draft.ts';
import { KEYS } from '../keys.ts';

export const priceDesk = client(priceDeskCalls);

/** Query key of everything that a change can make stale. */
const PRICES = ['office', 'prices'] as const;

const staleTime = 3_000;
/** Materials with a floor of their own on one page. */
export const FLOORS = 10;

/** Never stale, because a version does not change. */
export const tableQuery = (id: number) =>
  queryOptions({
    queryKey: ['office', 'price-table', id],
    queryFn: ({ signal }) => priceDesk.table({ id }, { signal }),
    staleTime: Infinity,
  });

/** All versions of a kind, with the newest table that is not withdrawn; loaded together so that they match. */
export const editorQuery = (kind: PriceKind) =>
  queryOptions({
    queryKey: [...PRICES, 'editor', kind],
    queryFn: async ({ signal, client: cache }) => {
      const { infos: versions } = await priceDesk.versions({ kind }, { signal });
      const newest = versions.find(({ standing }) => standing !== 'withdrawn');
      if (!newest) throw new Error(`no prices of ${kind}`);
      return { versions, newest, base: pricesOf(await cache.ensureQueryData(tableQuery(newest.id))) };
    },
    staleTime,
  });

export const previewQuery = (kind: PriceKind, prices: Prices) => {
  const input = { kind, leaves: leavesOf(prices), factors: prices.factors as Record<string, number> };
  return queryOptions({
    queryKey: [...PRICES, 'preview', input],
    queryFn: async ({ signal }) => (await priceDesk.preview(input, { signal })).infos,
    staleTime,
    placeholderData: keepPreviousData,
  });
};

export const floorsQuery = (kind: PriceKind, pageNo: number) =>
  queryOptions({
    queryKey: [...PRICES, 'floors', kind, pageNo],
    queryFn: ({ signal }) => priceDesk.floors({ kind, pageNo, pageSize: FLOORS }, { signal }),
    staleTime,
    placeholderData: keepPreviousData,
  });

export const priceSummaryQuery = queryOptions({
  queryKey: [...PRICES, 'summary'],
  queryFn: async ({ signal }) => (await priceDesk.deskSummary({}, { signal })).infos,
  staleTime,
});

/** Reloads what a change, or a refused one, makes stale. */
export function useRefreshPrices(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () => Promise.all([PRICES, KEYS.audit].map((queryKey) => cache.invalidateQueries({ queryKey })));
}
