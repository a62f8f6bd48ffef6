import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { payoutDeskCalls } from '#contract/calls/payouts.ts';
import { client } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(payoutDeskCalls);

const key = (...more: unknown[]) => [...KEYS.payouts, ...more];

export const dueQuery = (filter: InputOf<typeof payoutDeskCalls.due>) =>
  queryOptions({ queryKey: key('due', filter), queryFn: ({ signal }) => desk.due(filter, { signal }), ...fresh });

export const payoutCountsQuery = queryOptions({
  queryKey: key('counts'),
  queryFn: ({ signal }) => desk.counts({}, { signal }),
  staleTime: fresh.staleTime,
});

/** Empty for a statement that is not due. */
export const holdsQuery = (id: number) =>
  queryOptions({
    queryKey: key('holds', id),
    queryFn: async ({ signal }) => (await desk.holds({ id }, { signal }).catch(orNull))?.holds ?? [],
    staleTime: fresh.staleTime,
  });

export const batchesQuery = (filter: InputOf<typeof payoutDeskCalls.list>) =>
  queryOptions({ queryKey: key('list', filter), queryFn: ({ signal }) => desk.list(filter, { signal }), ...fresh });

export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: key('one', id),
    queryFn: ({ signal }) => desk.detail({ id }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

export const templatesQuery = queryOptions({
  queryKey: key('templates'),
  queryFn: ({ signal }) => desk.templates({}, { signal }),
  staleTime: fresh.staleTime,
});

/** Changes something about payouts; then reloads them and the statements that they pay, even after a failure. */
export function useChange<Input, Output>(send: (input: Input) => Promise<Output>, done?: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(input),
    onSuccess: () => done !== undefined && void toast(done),
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: KEYS.audit });
      void cache.invalidateQueries({ queryKey: KEYS.statements });
      await cache.invalidateQueries({ queryKey: KEYS.payouts });
    },
  });
}
