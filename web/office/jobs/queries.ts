import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { jobCalls } from '#contract/calls/jobs.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const jobs = client(jobCalls);

export const queuesQuery = queryOptions({
  queryKey: [...KEYS.jobs, 'queues'],
  queryFn: async ({ signal }) => {
    const { infos } = await jobs.queues({}, { signal });
    return { infos, total: infos.length };
  },
  staleTime: fresh.staleTime,
});

export const jobsQuery = (filter: InputOf<typeof jobCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.jobs, 'jobs', filter],
    queryFn: ({ signal }) => jobs.list(filter, { signal }),
    ...fresh,
  });
