import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { packageCalls } from '#contract/calls/packages.ts';
import type { Language } from '#contract/domain/language.ts';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';

export const packages = client(packageCalls);

/** Under the key of VIP, because product orders change both. */
const KEY = ['vip', 'packages'] as const;

export const packagesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...KEY, 'offered', language],
    queryFn: async ({ signal }) => (await packages.list({}, { signal })).infos,
  });

export const packagePreviewQuery = (packageId: number, language: Language) =>
  queryOptions({
    queryKey: [...KEY, 'preview', packageId, language],
    queryFn: ({ signal }) => packages.preview({ packageId }, { signal }),
  });

/** What the reader can take from today. */
export const ownPackagesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...KEY, 'mine', language],
    queryFn: ({ signal }) => packages.mine({}, { signal }),
    staleTime: 60_000,
  });

export const takingsQuery = (productOrderId: number, language: Language, pageSize: number) =>
  queryOptions({
    queryKey: [...KEY, 'takings', productOrderId, language, pageSize],
    queryFn: ({ signal }) => packages.takings({ productOrderId, pageNo: 1, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Loads everything about packages again after a change. */
export async function refreshPackages(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['vip'] });
}
