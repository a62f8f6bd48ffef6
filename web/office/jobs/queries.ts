import { queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/call.ts';
import { jobCalls } from '#contract/calls/jobs.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

/** How often the desk reloads; the library pauses while the page is hidden. */
export const REFRESH_MS = 5_000;

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

export type Queue = OutputOf<typeof jobCalls.queues>['infos'][number];
export type Job = OutputOf<typeof jobCalls.list>['infos'][number];
export type JobState = Job['state'];
