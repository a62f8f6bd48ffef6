import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { catalogueDeskCalls } from '#contract/calls/catalogue-desk.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

const materials = client(catalogueDeskCalls);

export const catalogueSummaryQuery = queryOptions({
  queryKey: [...KEYS.materials, 'summary'],
  queryFn: ({ signal }) => materials.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const materialsQuery = (filter: InputOf<typeof catalogueDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.materials, 'list', filter],
    queryFn: ({ signal }) => materials.list(filter, { signal }),
    ...fresh,
  });

/** One material by id, or null when there is none. */
export const materialQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.materials, 'one', id],
    queryFn: async ({ signal }) => {
      const found = await materials.detail({ id }, { signal }).catch(orNull);
      return found?.material ?? null;
    },
    staleTime: fresh.staleTime,
  });

export const materialHistoryQuery = (id: number, pageSize: number) =>
  queryOptions({
    queryKey: [...KEYS.materials, 'history', id, pageSize],
    queryFn: ({ signal }) => materials.history({ id, pageSize }, { signal }),
    staleTime: fresh.staleTime,
  });
