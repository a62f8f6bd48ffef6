import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { financeDeskCalls } from '#contract/calls/finance-desk.ts';
import { client } from '../../lib/api.ts';
import type { Period } from '../blocks/period-choice.tsx';
import { fresh, KEYS, orNull } from '../keys.ts';

export const finance = client(financeDeskCalls);

export const paymentsQuery = (filter: InputOf<typeof financeDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'payments', filter],
    queryFn: ({ signal }) => finance.list(filter, { signal }),
    ...fresh,
  });

export const financeCountsQuery = queryOptions({
  queryKey: [...KEYS.trade, 'finance-counts'],
  queryFn: ({ signal }) => finance.counts({}, { signal }),
  staleTime: fresh.staleTime,
});

export const refusedNoticesQuery = (page: InputOf<typeof financeDeskCalls.notices>) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'refused-notices', page],
    queryFn: ({ signal }) => finance.notices(page, { signal }),
    ...fresh,
  });

export const paymentQuery = (paymentId: number) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'payment', paymentId],
    queryFn: ({ signal }) => finance.detail({ paymentId }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

export const financeFiguresQuery = (days: Period) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'finance-figures', days],
    queryFn: ({ signal }) => finance.figures({ days }, { signal }),
    ...fresh,
  });
