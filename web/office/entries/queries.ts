import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { entryDeskCalls } from '#contract/calls/entries-desk.ts';
import { client } from '../../lib/api.ts';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(entryDeskCalls);

export const entriesQuery = (filter: InputOf<typeof entryDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.entries, 'list', filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const summaryQuery = queryOptions({
  queryKey: [...KEYS.entries, 'summary'],
  queryFn: ({ signal }) => desk.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.entries, 'one', id],
    queryFn: async ({ signal }) => (await desk.detail({ id }, { signal }).catch(orNull))?.entry ?? null,
    staleTime: fresh.staleTime,
  });

/** Changes an entry, then reloads the desk. */
export function useChange<Input, Output>(send: (input: Input) => Promise<Output>, done?: string) {
  return useDeskChange(KEYS.entries, send, done);
}
