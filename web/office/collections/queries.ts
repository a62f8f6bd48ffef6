import { queryOptions } from '@tanstack/react-query';
import { fresh } from '../keys.ts';
import { type CollectionName, COLLECTIONS, playlistCalls, topicCalls } from './collections.ts';

export const topicsQuery = queryOptions({
  queryKey: [...COLLECTIONS.topics.key, 'list'],
  queryFn: ({ signal }) => topicCalls.list({}, { signal }),
  staleTime: fresh.staleTime,
});

/** What a topic says beside its works. */
export const topicBodiesQuery = (id: number) =>
  queryOptions({
    queryKey: [...COLLECTIONS.topics.key, 'body', id],
    queryFn: ({ signal }) => topicCalls.body({ id }, { signal }),
    staleTime: fresh.staleTime,
  });

export const playlistsQuery = queryOptions({
  queryKey: [...COLLECTIONS.playlists.key, 'list'],
  queryFn: ({ signal }) => playlistCalls.list({}, { signal }),
  staleTime: fresh.staleTime,
});

/** The works in a topic or playlist. */
export const membersQuery = (name: CollectionName, id: number) =>
  queryOptions({
    queryKey: [...COLLECTIONS[name].key, 'materials', id],
    queryFn: ({ signal }) => COLLECTIONS[name].calls.materials({ id }, { signal }),
    staleTime: fresh.staleTime,
  });
