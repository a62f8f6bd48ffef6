import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { awardDeskCalls } from '#contract/calls/awards-desk.ts';
import { client } from '../../../lib/api.ts';
import { useDeskChange } from '../../blocks/use-desk-change.ts';
import { fresh, KEYS } from '../../keys.ts';

export const desk = client(awardDeskCalls);

/** Beside what is known of judging, because whatever changes there changes who may get what. */
const AWARDS = [...KEYS.judging, 'awards'] as const;

export const awardsQuery = (contestId: number) =>
  queryOptions({
    queryKey: [...AWARDS, 'list', contestId],
    queryFn: async ({ signal }) => (await desk.list({ contestId }, { signal })).awards,
    staleTime: fresh.staleTime,
  });

export const worksQuery = (wanted: InputOf<typeof awardDeskCalls.works>) =>
  queryOptions({
    queryKey: [...AWARDS, 'works', wanted],
    queryFn: ({ signal }) => desk.works(wanted, { signal }),
    ...fresh,
  });

/** Changes who gets what. */
export function useChange<Input, Output>(send: (input: Input) => Promise<Output>, done?: string) {
  return useDeskChange(AWARDS, send, done);
}

/** Fixes who gets what, with which the results may come out. */
export function useFix(done: string) {
  const cache = useQueryClient();
  const fix = async (input: InputOf<typeof awardDeskCalls.fix>) => {
    await desk.fix(input);
    void cache.invalidateQueries({ queryKey: KEYS.contests });
  };
  return useChange(fix, done);
}
