import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { holidayCalls } from '#contract/calls/holidays.ts';
import { client } from '../../lib/api.ts';
import { KEYS } from '../keys.ts';

const holidays = client(holidayCalls);

const HOLIDAYS = ['office', 'holidays'] as const;

export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: [...HOLIDAYS, year],
    queryFn: async ({ signal }) => (await holidays.list({ year }, { signal })).infos,
    staleTime: 3_000,
  });

/** The form shows its own errors. */
export function useSaveHolidays() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof holidayCalls.save>) => holidays.save(input),
    onSettled: () => Promise.all([HOLIDAYS, KEYS.audit].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}
