import { queryOptions } from '@tanstack/react-query';
import { type Application, applicationCalls } from '#contract/calls/applications.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const applications = client(applicationCalls);

const KEY = ['application'];

export const applicationQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await applications.read({}, { signal })).application,
  staleTime: 30_000,
});

/** Shows at once what the server has just replied. */
export function keepApplication(application: Application): void {
  queryClient.setQueryData(KEY, application);
}

export async function reloadApplication(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY });
}
