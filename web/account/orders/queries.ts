import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { licenceCalls } from '#contract/calls/licences.ts';
import { licenseeCalls } from '#contract/calls/licensees.ts';
import { orderCalls } from '#contract/calls/orders.ts';
import { paymentCalls } from '#contract/calls/payments.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import type { Language } from '#contract/domain/language.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const orders = client(orderCalls);
export const payments = client(paymentCalls);
export const licences = client(licenceCalls);
export const licensees = client(licenseeCalls);

const LOOK_AGAIN_MS = 30_000;

/** Loaded again at intervals, because sales and finance change it while the buyer waits. */
export const orderQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: ['order', orderId, 'detail', language],
    queryFn: async ({ signal }) => (await orders.detail({ orderId }, { signal })).order,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const paymentsQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['order', orderId, 'payments'],
    queryFn: ({ signal }) => payments.ofOrder({ orderId }, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const orderLicencesQuery = (orderId: number, language: Language) =>
  queryOptions({
    queryKey: ['order', orderId, 'licences', language],
    queryFn: async ({ signal }) => (await licences.list({ orderId, pageSize: ORDER_LIMITS.lines }, { signal })).infos,
  });

export const orderListQuery = (input: InputOf<typeof orderCalls.list>, language: Language) =>
  queryOptions({
    queryKey: ['orders', 'list', input, language],
    queryFn: ({ signal }) => orders.list(input, { signal }),
    placeholderData: keepPreviousData,
  });

export const orderCountsQuery = queryOptions({
  queryKey: ['orders', 'counts'],
  queryFn: async ({ signal }) => (await orders.counts({}, { signal })).counts,
});

/** Licence details for the next order form. */
export const lastLicenceQuery = queryOptions({
  queryKey: ['orders', 'last-licence'],
  queryFn: async ({ signal }) => (await orders.lastLicence({}, { signal })).licence,
});

/** Licensees of earlier orders, or kept for later ones. */
export const licenseesQuery = queryOptions({
  queryKey: ['licensees'],
  queryFn: ({ signal }) => licensees.list({}, { signal }),
});

export async function reloadLicensees(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: licenseesQuery.queryKey });
}

/** Loads everything about an order again after a change. */
export async function refreshOrder(orderId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['order', orderId] }),
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
  ]);
}
