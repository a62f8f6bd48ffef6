import { queryOptions } from '@tanstack/react-query';
import { demoCalls } from '#contract/calls/demo.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const demo = client(demoCalls);

export const demoQuery = queryOptions({
  queryKey: KEYS.demo,
  queryFn: async ({ signal }) => (await demo.progress({}, { signal })).demo,
  staleTime: fresh.staleTime,
});
