import { queryOptions } from '@tanstack/react-query';
import { type ApiKeys, keyCalls } from '#contract/calls/keys.ts';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const keys = client(keyCalls);

export const keysQuery = queryOptions({
  queryKey: ['company', 'keys'],
  queryFn: ({ signal }) => keys.list({}, { signal }),
});

export function keepKeys({ keys: list }: ApiKeys): void {
  queryClient.setQueryData(keysQuery.queryKey, { keys: list });
}
