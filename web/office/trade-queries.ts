import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { financeDeskCalls } from '#contract/calls/finance-desk.ts';
import { licenceDeskCalls } from '#contract/calls/licences-desk.ts';
import { salesDeskCalls } from '#contract/calls/sales-desk.ts';
import { CallError, client } from '../lib/api.ts';
import type { Period } from './blocks/period-choice.tsx';

export const sales = client(salesDeskCalls);
export const finance = client(financeDeskCalls);
export const licences = client(licenceDeskCalls);

/** One thing that moves moves all three: an order is quoted, paid, licensed. */
export const TRADE = ['office', 'trade'] as const;

// As at the other desks: staff act on what they see.
const staleTime = 3_000;
const fresh = { staleTime, placeholderData: keepPreviousData };

/** Null for what does not exist. */
function orNull(error: unknown): null {
  if (error instanceof CallError && error.problem === 'not-found') return null;
  throw error;
}

export const salesQuery = (filter: InputOf<typeof salesDeskCalls.list>) =>
  queryOptions({
    queryKey: [...TRADE, 'orders', filter],
    queryFn: ({ signal }) => sales.list(filter, { signal }),
    ...fresh,
  });

export const salesCountsQuery = queryOptions({
  queryKey: [...TRADE, 'order-counts'],
  queryFn: ({ signal }) => sales.counts({}, { signal }),
  staleTime,
});

export const orderQuery = (orderId: number) =>
  queryOptions({
    queryKey: [...TRADE, 'order', orderId],
    queryFn: ({ signal }) => sales.detail({ orderId }, { signal }).catch(orNull),
    staleTime,
  });

export const salesFiguresQuery = (days: Period) =>
  queryOptions({
    queryKey: [...TRADE, 'sales-figures', days],
    queryFn: ({ signal }) => sales.figures({ days }, { signal }),
    ...fresh,
  });

export const paymentsQuery = (filter: InputOf<typeof financeDeskCalls.list>) =>
  queryOptions({
    queryKey: [...TRADE, 'payments', filter],
    queryFn: ({ signal }) => finance.list(filter, { signal }),
    ...fresh,
  });

export const financeCountsQuery = queryOptions({
  queryKey: [...TRADE, 'finance-counts'],
  queryFn: ({ signal }) => finance.counts({}, { signal }),
  staleTime,
});

export const refusedNoticesQuery = (page: InputOf<typeof financeDeskCalls.notices>) =>
  queryOptions({
    queryKey: [...TRADE, 'refused-notices', page],
    queryFn: ({ signal }) => finance.notices(page, { signal }),
    ...fresh,
  });

export const paymentQuery = (paymentId: number) =>
  queryOptions({
    queryKey: [...TRADE, 'payment', paymentId],
    queryFn: ({ signal }) => finance.detail({ paymentId }, { signal }).catch(orNull),
    staleTime,
  });

export const financeFiguresQuery = (days: Period) =>
  queryOptions({
    queryKey: [...TRADE, 'finance-figures', days],
    queryFn: ({ signal }) => finance.figures({ days }, { signal }),
    ...fresh,
  });

export const licencesQuery = (filter: InputOf<typeof licenceDeskCalls.list>) =>
  queryOptions({
    queryKey: [...TRADE, 'licences', filter],
    queryFn: ({ signal }) => licences.list(filter, { signal }),
    ...fresh,
  });

export const licenceCountsQuery = queryOptions({
  queryKey: [...TRADE, 'licence-counts'],
  queryFn: ({ signal }) => licences.counts({}, { signal }),
  staleTime,
});

export const licenceQuery = (licenceId: number) =>
  queryOptions({
    queryKey: [...TRADE, 'licence', licenceId],
    queryFn: ({ signal }) => licences.detail({ licenceId }, { signal }).catch(orNull),
    staleTime,
  });
