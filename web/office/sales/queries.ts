import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { salesDeskCalls } from '#contract/calls/sales-desk.ts';
import { client } from '../../lib/api.ts';
import type { Period } from '../blocks/period-choice.tsx';
import { fresh, KEYS, orNull } from '../keys.ts';

export const sales = client(salesDeskCalls);

export const salesQuery = (filter: InputOf<typeof salesDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'orders', filter],
    queryFn: ({ signal }) => sales.list(filter, { signal }),
    ...fresh,
  });

export const salesCountsQuery = queryOptions({
  queryKey: [...KEYS.trade, 'order-counts'],
  queryFn: ({ signal }) => sales.counts({}, { signal }),
  staleTime: fresh.staleTime,
});

export const orderQuery = (orderId: number) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'order', orderId],
    queryFn: ({ signal }) => sales.detail({ orderId }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

export const salesFiguresQuery = (days: Period) =>
  queryOptions({
    queryKey: [...KEYS.trade, 'sales-figures', days],
    queryFn: ({ signal }) => sales.figures({ days }, { signal }),
    ...fresh,
  });
