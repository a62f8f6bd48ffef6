import { queryOptions } from '@tanstack/react-query';
import { judgingDeskCalls } from '#contract/calls/judging-desk.ts';
import { client } from '../../../lib/api.ts';
import { PAGE_SIZE } from '../../../ui/table/use-address.ts';
import { useDeskChange } from '../../blocks/use-desk-change.ts';
import { fresh, KEYS } from '../../keys.ts';

export const desk = client(judgingDeskCalls);

const { staleTime } = fresh;

export const judgesQuery = (contestId: number) =>
  queryOptions({
    queryKey: [...KEYS.judging, 'judges', contestId],
    queryFn: async ({ signal }) => (await desk.judges({ contestId }, { signal })).infos,
    staleTime,
  });

export const roundsQuery = (contestId: number) =>
  queryOptions({
    queryKey: [...KEYS.judging, 'rounds', contestId],
    queryFn: async ({ signal }) => (await desk.rounds({ contestId }, { signal })).infos,
    staleTime,
  });

/** The tracks of a contest, with how many works of each may be judged. */
export const tracksQuery = (contestId: number) =>
  queryOptions({
    queryKey: [...KEYS.judging, 'contests'],
    queryFn: async ({ signal }) => (await desk.contests({}, { signal })).infos,
    select: (contests) => contests.find((one) => one.contestId === contestId)?.tracks ?? [],
    staleTime,
  });

export const progressQuery = (roundId: number) =>
  queryOptions({
    queryKey: [...KEYS.judging, 'progress', roundId],
    queryFn: ({ signal }) => desk.progress({ roundId }, { signal }),
    staleTime,
  });

export const resultsQuery = (roundId: number, pageNo: number) =>
  queryOptions({
    queryKey: [...KEYS.judging, 'results', roundId, pageNo],
    queryFn: ({ signal }) => desk.results({ roundId, pageNo, pageSize: PAGE_SIZE }, { signal }),
    ...fresh,
  });

export const figuresQuery = (roundId: number) =>
  queryOptions({
    queryKey: [...KEYS.judging, 'figures', roundId],
    queryFn: ({ signal }) => desk.figures({ roundId }, { signal }),
    staleTime,
  });

export const recordQuery = (contestId: number) =>
  queryOptions({
    queryKey: [...KEYS.judging, 'record', contestId],
    queryFn: async ({ signal }) => (await desk.protocol({ contestId }, { signal })).protocol,
    staleTime,
  });

/** Changes something about the judging of a contest. */
export function useChange<Input, Output>(send: (input: Input) => Promise<Output>, done?: string) {
  return useDeskChange(KEYS.judging, send, done);
}
