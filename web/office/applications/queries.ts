import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { applicationDeskCalls } from '#contract/calls/applications-desk.ts';
import { client } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(applicationDeskCalls);

export const applicationsQuery = (filter: InputOf<typeof applicationDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.applications, 'list', filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const summaryQuery = queryOptions({
  queryKey: [...KEYS.applications, 'summary'],
  queryFn: ({ signal }) => desk.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.applications, 'one', id],
    queryFn: ({ signal }) => desk.detail({ id }, { signal }).catch(orNull),
    staleTime: fresh.staleTime,
  });

interface Options<Input, Output> {
  send: (input: Input) => Promise<Output>;
  /** Message on success. */
  done?: string;
}

/** Changes an application; then reloads the desk, even after a failure. */
export function useChange<Input, Output>({ send, done }: Options<Input, Output>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(input),
    onSuccess: () => done !== undefined && void toast(done),
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: KEYS.audit });
      await cache.invalidateQueries({ queryKey: KEYS.applications });
    },
  });
}
