import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { companyDeskCalls } from '#contract/calls/companies.ts';
import { client } from '../../lib/api.ts';
import type { Period } from '../blocks/period-choice.tsx';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(companyDeskCalls);

export const companiesQuery = (filter: InputOf<typeof companyDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.companies, 'list', filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const summaryQuery = queryOptions({
  queryKey: [...KEYS.companies, 'summary'],
  queryFn: ({ signal }) => desk.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const companyQuery = (customerId: number) =>
  queryOptions({
    queryKey: [...KEYS.companies, 'one', customerId],
    queryFn: ({ signal }) => desk.detail({ customerId }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

export const companyFiguresQuery = (days: Period) =>
  queryOptions({
    queryKey: [...KEYS.companies, 'figures', days],
    queryFn: ({ signal }) => desk.figures({ days }, { signal }),
    ...fresh,
  });

export const useChange = <Input, Output>(send: (input: Input) => Promise<Output>, done?: string) =>
  useDeskChange(KEYS.companies, send, done);
