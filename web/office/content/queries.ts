import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { contentDeskCalls } from '#contract/calls/content-desk.ts';
import { EDITING_BEAT_SECONDS } from '#contract/domain/content.ts';
import { client } from '../../lib/api.ts';
import { useDeskChange } from '../blocks/use-desk-change.ts';
import { fresh, KEYS, orNull } from '../keys.ts';

export const desk = client(contentDeskCalls);

export const entriesQuery = (filter: InputOf<typeof contentDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.content, 'list', filter],
    queryFn: ({ signal }) => desk.list(filter, { signal }),
    ...fresh,
  });

export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.content, 'one', id],
    queryFn: async ({ signal }) => (await desk.detail({ id }, { signal }).catch(orNull))?.entry ?? null,
    staleTime: fresh.staleTime,
  });

export const checkQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...KEYS.content, 'check', id, version],
    queryFn: async ({ signal }) => (await desk.check({ id }, { signal })).findings,
    staleTime: 0,
  });

/** Shops to choose from, and those chosen already. */
export const shopsQuery = (keyword: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...KEYS.content, 'shops', keyword, ids],
    queryFn: async ({ signal }) => (await desk.shops({ keyword, ids: [...ids] }, { signal })).infos,
    ...fresh,
  });

export const previewQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...KEYS.content, 'preview', id, version],
    queryFn: ({ signal }) => desk.preview({ id }, { signal }),
    staleTime: Infinity,
  });

/** Asked again and again while an entry is open, also in a tab behind another. */
export const othersQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.content, 'others', id],
    queryFn: ({ signal }) => desk.stay({ id }, { signal }),
    refetchInterval: EDITING_BEAT_SECONDS * 1000,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });

const REVISIONS = 10;

export const revisionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...KEYS.content, 'revisions', id],
    queryFn: ({ signal, pageParam }) => desk.revisions({ id, pageNo: pageParam, pageSize: REVISIONS }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _all, page) => (page * REVISIONS < total ? page + 1 : undefined),
    staleTime: fresh.staleTime,
  });

/** A revision never changes. */
export const revisionQuery = (id: number, revision: number) =>
  queryOptions({
    queryKey: [...KEYS.content, 'revision', id, revision],
    queryFn: async ({ signal }) => (await desk.revision({ id, revision }, { signal })).revision,
    staleTime: Infinity,
  });

export const calendarQuery = (month: string) =>
  queryOptions({
    queryKey: [...KEYS.content, 'calendar', month],
    queryFn: async ({ signal }) => (await desk.calendar({ month }, { signal })).turns,
    staleTime: fresh.staleTime,
  });

export const countsQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.content, 'counts', id],
    queryFn: ({ signal }) => desk.counts({ id }, { signal }),
    staleTime: fresh.staleTime,
  });

export const unhelpfulQuery = (page: InputOf<typeof contentDeskCalls.unhelpful>) =>
  queryOptions({
    queryKey: [...KEYS.content, 'unhelpful', page],
    queryFn: ({ signal }) => desk.unhelpful(page, { signal }),
    ...fresh,
  });

export const missedQuery = (page: InputOf<typeof contentDeskCalls.missed>) =>
  queryOptions({
    queryKey: [...KEYS.content, 'missed', page],
    queryFn: ({ signal }) => desk.missed(page, { signal }),
    ...fresh,
  });

export const useChange = <Input, Output>(send: (input: Input) => Promise<Output>, done?: string) =>
  useDeskChange(KEYS.content, send, done);
