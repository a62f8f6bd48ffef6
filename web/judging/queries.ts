import { queryOptions } from '@tanstack/react-query';
import { judgingCalls } from '#contract/calls/judging.ts';
import { CallError, client } from '../lib/api.ts';
import { endJudgeToken } from '../lib/judge-token.ts';

export const judging = client(judgingCalls);

/** Leads back to the key when it no longer opens anything. */
export async function asJudge<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallError && error.problem === 'judge-key') endJudgeToken();
    throw error;
  }
}

export const KEY = 'judging';

export const seatsQuery = queryOptions({
  queryKey: [KEY, 'session'],
  queryFn: ({ signal }) => asJudge(judging.session({}, { signal })),
  staleTime: 10_000,
});

export const worksQuery = (roundId: number) =>
  queryOptions({
    queryKey: [KEY, 'works', roundId],
    queryFn: async ({ signal }) => (await asJudge(judging.works({ roundId }, { signal }))).infos,
    staleTime: Infinity,
  });

/** Links to files are good for ten minutes. */
export const workQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'work', id],
    queryFn: ({ signal }) => asJudge(judging.work({ id }, { signal })),
    staleTime: 8 * 60_000,
    gcTime: 60_000,
  });
