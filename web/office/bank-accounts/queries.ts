import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { bankDeskCalls } from '#contract/calls/bank.ts';
import { client } from '../../lib/api.ts';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(bankDeskCalls);

export const accountsQuery = (filter: InputOf<typeof bankDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.bankAccounts, 'list', filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const unlocksQuery = (page: InputOf<typeof bankDeskCalls.unlocks>) =>
  queryOptions({
    queryKey: [...KEYS.bankAccounts, 'unlocks', page],
    queryFn: ({ signal }) => desk.unlocks(page, { signal }),
    ...fresh,
  });

export const summaryQuery = queryOptions({
  queryKey: [...KEYS.bankAccounts, 'summary'],
  queryFn: ({ signal }) => desk.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.bankAccounts, 'one', id],
    queryFn: ({ signal }) => desk.detail({ id }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

export const useChange = <Input, Output>(send: (input: Input) => Promise<Output>, done?: string) =>
  useDeskChange(KEYS.bankAccounts, send, done);
