import { queryOptions } from '@tanstack/react-query';
import { hotWordDeskCalls } from '#contract/calls/hot-words-desk.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const hotWords = client(hotWordDeskCalls);

export const hotWordsQuery = queryOptions({
  queryKey: KEYS.hotWords,
  queryFn: ({ signal }) => hotWords.list({}, { signal }),
  staleTime: fresh.staleTime,
});
