import { queryOptions } from '@tanstack/react-query';
import { bankCalls, type BankStanding } from '#contract/calls/bank.ts';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const bank = client(bankCalls);

const KEY = ['center', 'bank'];

export const bankQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => bank.read({}, { signal }),
  staleTime: 10_000,
});

/** Shows at once what the server has just replied. */
export function keepStanding(standing: BankStanding): void {
  queryClient.setQueryData(KEY, standing);
}
