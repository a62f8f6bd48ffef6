import { queryOptions } from '@tanstack/react-query';
import { topicDeskCalls } from '#contract/calls/topics-desk.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const topics = client(topicDeskCalls);

export const topicsQuery = queryOptions({
  queryKey: [...KEYS.topics, 'list'],
  queryFn: ({ signal }) => topics.list({}, { signal }),
  staleTime: fresh.staleTime,
});

export const topicMaterialsQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.topics, 'materials', id],
    queryFn: ({ signal }) => topics.materials({ id }, { signal }),
    staleTime: fresh.staleTime,
  });
