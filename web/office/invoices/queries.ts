import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { invoiceDeskCalls } from '#contract/calls/invoices-desk.ts';
import { client } from '../../lib/api.ts';
import type { Period } from '../blocks/period-choice.tsx';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(invoiceDeskCalls);

export const invoicesQuery = (filter: InputOf<typeof invoiceDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.invoices, 'list', filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const summaryQuery = queryOptions({
  queryKey: [...KEYS.invoices, 'summary'],
  queryFn: ({ signal }) => desk.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.invoices, 'one', id],
    queryFn: ({ signal }) => desk.detail({ id }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

export const invoiceFiguresQuery = (days: Period) =>
  queryOptions({
    queryKey: [...KEYS.invoices, 'figures', days],
    queryFn: ({ signal }) => desk.figures({ days }, { signal }),
    ...fresh,
  });

export const useChange = <Input, Output>(send: (input: Input) => Promise<Output>, done?: string) =>
  useDeskChange(KEYS.invoices, send, done);
