import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { priceCalls } from '#contract/calls/prices.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { client } from './api.ts';

const prices = client(priceCalls);

const MINUTE_MS = 60_000;

/** The uses on offer for a kind of material. */
export const priceTreeQuery = (kind: PriceKind) =>
  queryOptions({
    queryKey: ['price-tree', kind],
    queryFn: async ({ signal }) => (await prices.tree({ kind }, { signal })).tree,
    staleTime: MINUTE_MS,
  });

/** What the reader's membership takes off these lines. */
export const vipQuery = (lines: InputOf<typeof priceCalls.vip>['lines']) =>
  queryOptions({
    queryKey: ['prices', 'vip', lines],
    queryFn: ({ signal }) => prices.vip({ lines }, { signal }),
  });

/** Prices of these materials for a use; null when on request. */
export const pricesQuery = (materialIds: readonly number[], terms: LicenceTerms) =>
  queryOptions({
    queryKey: ['prices', materialIds, terms],
    queryFn: async ({ signal }) => (await prices.of({ materialIds: [...materialIds], terms }, { signal })).infos,
    staleTime: MINUTE_MS,
  });

/** Prices of each grade for the usual use, under filters that change them. */
export const priceClassesQuery = (asked: InputOf<typeof priceCalls.classes>) =>
  queryOptions({
    queryKey: ['price-classes', asked],
    queryFn: async ({ signal }) => (await prices.classes(asked, { signal })).infos,
    staleTime: MINUTE_MS,
  });

/** The cheapest use of a material. */
export const priceFromQuery = (materialId: number) =>
  queryOptions({
    queryKey: ['price-from', materialId],
    queryFn: ({ signal }) => prices.from({ materialId }, { signal }),
    staleTime: MINUTE_MS,
  });
