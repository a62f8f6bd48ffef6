import type { OutputOf } from '#contract/call.ts';
import type { jobCalls } from '#contract/calls/jobs.ts';

export type Queue = OutputOf<typeof jobCalls.queues>['infos'][number];
export type Job = OutputOf<typeof jobCalls.list>['infos'][number];
export type JobState = Job['state'];
