import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Application, applicationCalls } from '#contract/calls/applications.ts';
import { shareCalls } from '#contract/calls/shares.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const applications = client(applicationCalls);

const shares = client(shareCalls);

const KEY = ['application'];

export const applicationQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await applications.read({}, { signal })).application,
  staleTime: 30_000,
});

export const sharesQuery = queryOptions({
  queryKey: ['shares'],
  queryFn: ({ signal }) => shares.rates({}, { signal }),
  staleTime: 300_000,
});

/** What photographers get, in per cent; the page waits until it has loaded. */
export function useShares() {
  return useQuery(sharesQuery).data!;
}

/** Shows at once what the server has just replied. */
export function keepApplication(application: Application): void {
  queryClient.setQueryData(KEY, application);
}

export async function reloadApplication(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY });
}
