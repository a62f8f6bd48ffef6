import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { priceDeskCalls } from '#contract/calls/price-desk.ts';
import { client } from '../../lib/api.ts';
import { KEYS } from '../queries.ts';

const desk = client(priceDeskCalls);

const HOLIDAYS = ['office', 'holidays'] as const;

export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: [...HOLIDAYS, year],
    queryFn: async ({ signal }) => (await desk.holidays({ year }, { signal })).infos,
    staleTime: 3_000,
  });

/** The form says itself what went wrong. */
export function useSaveHolidays() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof priceDeskCalls.saveHolidays>) => desk.saveHolidays(input),
    onSettled: () => Promise.all([HOLIDAYS, KEYS.audit].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}
