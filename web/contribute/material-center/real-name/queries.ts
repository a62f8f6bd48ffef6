import { queryOptions } from '@tanstack/react-query';
import { realNameCalls, type RealNameStanding } from '#contract/calls/real-name.ts';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const realNames = client(realNameCalls);

const KEY = ['center', 'real-name'];

export const realNameQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => realNames.read({}, { signal }),
  staleTime: 10_000,
});

/** Shows at once what the server has just replied. */
export function keepStanding(standing: RealNameStanding): void {
  queryClient.setQueryData(KEY, standing);
}
