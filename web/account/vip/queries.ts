import { queryOptions } from '@tanstack/react-query';
import { membershipCalls } from '#contract/calls/membership.ts';
import { paymentCalls } from '#contract/calls/payments.ts';
import type { Language } from '#contract/domain/language.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const memberships = client(membershipCalls);
export const payments = client(paymentCalls);

const LOOK_AGAIN_MS = 30_000;

export const plansQuery = (language: Language) =>
  queryOptions({
    queryKey: ['vip', 'plans', language],
    queryFn: async ({ signal }) => (await memberships.plans({}, { signal })).infos,
  });

export const savingsQuery = queryOptions({
  queryKey: ['vip', 'savings'],
  queryFn: ({ signal }) => memberships.savings({}, { signal }),
});

export const previewQuery = (planId: number, language: Language) =>
  queryOptions({
    queryKey: ['vip', 'preview', planId, language],
    queryFn: ({ signal }) => memberships.preview({ planId }, { signal }),
  });

/** Loaded again at intervals, because finance changes it while the buyer waits. */
export const productOrderQuery = (productOrderId: number, language: Language) =>
  queryOptions({
    queryKey: ['vip', 'order', productOrderId, language],
    queryFn: async ({ signal }) => (await memberships.detail({ productOrderId }, { signal })).order,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const productPaymentsQuery = (productOrderId: number) =>
  queryOptions({
    queryKey: ['vip', 'payments', productOrderId],
    queryFn: ({ signal }) => payments.ofOrder({ productOrderId }, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const productOrdersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['vip', 'orders', language],
    queryFn: async ({ signal }) => (await memberships.orders({}, { signal })).infos,
  });

/** Loads everything about memberships again after a change. */
export async function refreshVip(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['vip'] });
}
