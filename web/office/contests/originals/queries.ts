import { queryOptions } from '@tanstack/react-query';
import { originalDeskCalls } from '#contract/calls/originals-desk.ts';
import { client } from '../../../lib/api.ts';
import { useDeskChange } from '../../blocks/use-desk-change.ts';
import { fresh, KEYS } from '../../keys.ts';

export const desk = client(originalDeskCalls);

const ORIGINALS = [...KEYS.judging, 'originals'] as const;

export const originalsQuery = (contestId: number) =>
  queryOptions({
    queryKey: [...ORIGINALS, contestId],
    queryFn: async ({ signal }) => (await desk.list({ contestId }, { signal })).infos,
    staleTime: fresh.staleTime,
  });

export function useAsk(done: string) {
  return useDeskChange(ORIGINALS, desk.ask, done);
}
