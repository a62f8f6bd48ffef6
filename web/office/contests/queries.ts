import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { contestDeskCalls } from '#contract/calls/contests-desk.ts';
import { client } from '../../lib/api.ts';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(contestDeskCalls);

export const contestsQuery = (filter: InputOf<typeof contestDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.contests, 'list', filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const contestQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.contests, 'one', id],
    queryFn: async ({ signal }) => (await desk.detail({ id }, { signal }).catch(orNull))?.contest ?? null,
    staleTime: fresh.staleTime,
  });

/** Changes a contest or begins one. */
export function useChange<Input, Output>(send: (input: Input) => Promise<Output>, done?: string) {
  return useDeskChange(KEYS.contests, send, done);
}
