import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { accountCalls } from '#contract/calls/accounts.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

const accounts = client(accountCalls);

export type Profile = OutputOf<typeof accountCalls.profile>['profile'];

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await accounts.profile({}, { signal })).profile,
});

/** Shows a profile that the server has just returned. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
}
