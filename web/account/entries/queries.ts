import { queryOptions } from '@tanstack/react-query';
import { originalCalls } from '#contract/calls/originals.ts';
import { stockOfferCalls } from '#contract/calls/stock-offers.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const stockOffers = client(stockOfferCalls);

const originals = client(originalCalls);

const KEY = ['entries', 'stock'];
/** Taking an entry over takes the server a few seconds. */
const LOOK_MS = 5000;

export const offersQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...KEY, ids],
    queryFn: async ({ signal }) => (await stockOffers.list({ ids: [...ids] }, { signal })).infos,
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => (state.data?.some(({ step }) => step === 'soon') ? LOOK_MS : false),
  });

export const wantedQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['entries', 'originals', ids],
    queryFn: async ({ signal }) => (await originals.list({ ids: [...ids] }, { signal })).infos,
    enabled: ids.length > 0,
  });

export async function reloadOffers(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY });
}
