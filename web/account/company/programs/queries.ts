import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { type ApiKeys, keyCalls } from '#contract/calls/keys.ts';
import { webhookCalls, type Webhooks } from '#contract/calls/webhooks.ts';
import { client } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const keys = client(keyCalls);
export const webhooks = client(webhookCalls);

export const keysQuery = queryOptions({
  queryKey: ['company', 'keys'],
  queryFn: ({ signal }) => keys.list({}, { signal }),
});

export function keepKeys({ keys: list }: ApiKeys): void {
  queryClient.setQueryData(keysQuery.queryKey, { keys: list });
}

export const webhooksQuery = queryOptions({
  queryKey: ['company', 'webhooks'],
  queryFn: ({ signal }) => webhooks.list({}, { signal }),
});

export function keepWebhooks({ webhooks: list }: Webhooks): void {
  queryClient.setQueryData(webhooksQuery.queryKey, { webhooks: list });
}

const LOG = ['company', 'webhook-log'];

export const logQuery = (page: InputOf<typeof webhookCalls.log>) =>
  queryOptions({
    queryKey: [...LOG, page],
    queryFn: ({ signal }) => webhooks.log(page, { signal }),
    placeholderData: keepPreviousData,
  });

export async function reloadLog(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: LOG });
}
