import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { realNameDeskCalls } from '#contract/calls/real-name.ts';
import { client } from '../../lib/api.ts';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(realNameDeskCalls);

export const realNamesQuery = (filter: InputOf<typeof realNameDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.realNames, 'list', filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const summaryQuery = queryOptions({
  queryKey: [...KEYS.realNames, 'summary'],
  queryFn: ({ signal }) => desk.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const realNameQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.realNames, 'one', id],
    queryFn: ({ signal }) => desk.detail({ id }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

export const useChange = <Input, Output>(send: (input: Input) => Promise<Output>, done?: string) =>
  useDeskChange(KEYS.realNames, send, done);
