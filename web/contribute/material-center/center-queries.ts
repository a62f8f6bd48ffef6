import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/call.ts';
import { materialCenterCalls } from '#contract/calls/material-center.ts';
import { client } from '../../lib/api.ts';

export const center = client(materialCenterCalls);

export type Summary = OutputOf<typeof materialCenterCalls.summary>;

/** `materials` covers everything that a change can make stale, all but the shop. */
export const KEYS = { materials: ['center', 'materials'], shop: ['center', 'shop'] } as const;

const STALE_MS = 3_000;

export const summaryQuery = queryOptions({
  queryKey: [...KEYS.materials, 'summary'],
  queryFn: ({ signal }) => center.summary({}, { signal }),
  staleTime: STALE_MS,
});

/** The previous page stays until the next one has loaded. */
export const listQuery = (filter: InputOf<typeof materialCenterCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.materials, 'list', filter],
    queryFn: ({ signal }) => center.list(filter, { signal }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });

const PROGRESS_MS = 2_000;

/** Polled while any file is being processed; not while the page is hidden. */
export const progressQuery = (ids: number[]) =>
  queryOptions({
    queryKey: ['center', 'progress', ids],
    queryFn: ({ signal }) => center.progress({ ids }, { signal }),
    enabled: ids.length > 0,
    refetchInterval: PROGRESS_MS,
    refetchIntervalInBackground: false,
    staleTime: 0,
    gcTime: 0,
  });

export const shopQuery = queryOptions({
  queryKey: KEYS.shop,
  queryFn: async ({ signal }) => (await center.shop({}, { signal })).shop,
  staleTime: STALE_MS,
});
