import type { OutputOf } from '#contract/call.ts';
import type { workCalls } from '#contract/calls/work.ts';

export type Queue = OutputOf<typeof workCalls.queues>['infos'][number];
export type Job = OutputOf<typeof workCalls.list>['infos'][number];
export type JobState = Job['state'];
