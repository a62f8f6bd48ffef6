import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { invoiceCalls } from '#contract/calls/invoices.ts';
import { client } from '../../lib/api.ts';
import type { Invoiced } from './invoiced.ts';
import { queryClient } from '../../lib/query-client.ts';

export const invoices = client(invoiceCalls);

const LOOK_AGAIN_MS = 30_000;
/** Orders that the form offers at once. */
const MOST_OFFERED = 100;

export const titlesQuery = queryOptions({
  queryKey: ['invoices', 'titles'],
  queryFn: async ({ signal }) => (await invoices.titles({}, { signal })).titles,
});

export const invoiceableQuery = queryOptions({
  queryKey: ['invoices', 'orders'],
  queryFn: ({ signal }) => invoices.invoiceable({ pageSize: MOST_OFFERED }, { signal }),
});

export const invoiceListQuery = (page: InputOf<typeof invoiceCalls.list>) =>
  queryOptions({
    queryKey: ['invoices', 'list', page],
    queryFn: ({ signal }) => invoices.list(page, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: ['invoices', 'one', id],
    queryFn: async ({ signal }) => (await invoices.detail({ id }, { signal })).invoice,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const orderInvoicesQuery = (invoiced: Invoiced) =>
  queryOptions({
    queryKey: ['invoices', 'of-order', invoiced],
    queryFn: ({ signal }) => invoices.ofOrder(invoiced, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export async function refreshInvoices(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['invoices'] });
}
