import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { policyDeskCalls } from '#contract/calls/policies.ts';
import type { PolicyName } from '#contract/domain/policy.ts';
import { client } from '../../../lib/api.ts';
import { KEYS } from '../../keys.ts';

const desk = client(policyDeskCalls);

export const policiesQuery = (name: PolicyName) =>
  queryOptions({
    queryKey: [...KEYS.policies, name],
    queryFn: ({ signal }) => desk.list({ name }, { signal }),
    staleTime: 3_000,
  });

/** Publishes a version; then reloads the list, even after a failure. */
export function usePublishPolicy() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof policyDeskCalls.publish>) => desk.publish(input),
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: KEYS.audit });
      void cache.invalidateQueries({ queryKey: ['policy'] });
      await cache.invalidateQueries({ queryKey: KEYS.policies });
    },
  });
}
