import { queryOptions } from '@tanstack/react-query';
import { followingCalls } from '#contract/calls/following.ts';
import { client } from './api.ts';
import type { Language } from '#contract/domain/language.ts';
import { queryClient } from './query-client.ts';

export const following = client(followingCalls);

const KEY = ['following'];

/** Saved searches and followed photographers of the reader, with what is new in them. */
export const followingQuery = (language: Language) =>
  queryOptions({
    queryKey: [...KEY, language],
    queryFn: ({ signal }) => following.following({}, { signal }),
    // A look at results elsewhere has changed what is new.
    staleTime: 0,
  });

/** Asks for all of it again. */
export async function reloadFollowing(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY });
}
