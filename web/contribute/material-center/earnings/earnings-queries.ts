import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { earningsCalls } from '#contract/calls/earnings.ts';
import type { DayPeriod } from '#contract/domain/period.ts';
import { client } from '../../../lib/api.ts';

export const earnings = client(earningsCalls);

const KEY = 'earnings';
const STALE_MS = 60_000;

export const balanceQuery = queryOptions({
  queryKey: [KEY, 'balance'],
  queryFn: ({ signal }) => earnings.balance({}, { signal }),
  staleTime: STALE_MS,
});

/** The previous period stays until the next one has loaded. */
export const figuresQuery = (period: DayPeriod) =>
  queryOptions({
    queryKey: [KEY, 'figures', period],
    queryFn: ({ signal }) => earnings.figures(period, { signal }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });

export const worksQuery = (filter: InputOf<typeof earningsCalls.works>) =>
  queryOptions({
    queryKey: [KEY, 'works', filter],
    queryFn: ({ signal }) => earnings.works(filter, { signal }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });

export const workQuery = (wanted: InputOf<typeof earningsCalls.work>) =>
  queryOptions({
    queryKey: [KEY, 'work', wanted],
    queryFn: ({ signal }) => earnings.work(wanted, { signal }),
    staleTime: STALE_MS,
  });
