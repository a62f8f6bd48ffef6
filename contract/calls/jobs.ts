import * as z from 'zod/mini';
import { instant, nothing, paging, post, listOf } from '../call.ts';

const queue = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  schedule: z.nullable(z.string()),
});

const job = z.object({
  id: z.uuid(),
  queue: z.string(),
  state: z.enum(['waiting', 'running', 'failed']),
  tries: z.int(),
  createdAt: instant,
  startedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
});

export const jobCalls = {
  queues: post('/office/work/queues', {
    who: ['admin'],
    summary: 'Background queues and what waits in them',
    input: nothing,
    output: z.object({ infos: z.array(queue) }),
  }),
  list: post('/office/work/list', {
    who: ['admin'],
    summary: 'Jobs that wait, run or have failed for good',
    input: z.strictObject({ ...paging, state: z.enum(['waiting', 'running', 'failed']) }),
    output: listOf(job),
  }),
  retry: post('/office/work/retry', {
    who: ['admin'],
    summary: 'Put a failed job back into its queue',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
  }),
  discard: post('/office/work/discard', {
    who: ['admin'],
    summary: 'Delete a failed job for good',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
  }),
};
