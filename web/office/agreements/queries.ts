import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { agreementDeskCalls } from '#contract/calls/agreements.ts';
import { client } from '../../lib/api.ts';
import { KEYS } from '../keys.ts';

const desk = client(agreementDeskCalls);

export const agreementsQuery = queryOptions({
  queryKey: KEYS.agreements,
  queryFn: ({ signal }) => desk.list({}, { signal }),
  staleTime: 3_000,
});

/** Publishes a version; then reloads the list, even after a failure. */
export function usePublish() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof agreementDeskCalls.publish>) => desk.publish(input),
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: KEYS.audit });
      await cache.invalidateQueries({ queryKey: KEYS.agreements });
    },
  });
}
