import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';
import { FINDINGS, MEDIA_KINDS, REJECTIONS, RENDITIONS } from '../domain/media.ts';

export const RUN_STATES = ['waiting', 'running', 'failed', 'rejected', 'ready'] as const;
export type RunState = (typeof RUN_STATES)[number];

const run = z.object({
  materialId: id,
  code: z.string(),
  kind: z.enum(MEDIA_KINDS),
  title: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  owner: z.string(),
  thumbnail: z.nullable(z.string()),
  state: z.enum(RUN_STATES),
  /** The running step, or the one at which processing stopped. */
  step: z.nullable(z.string()),
  percent: z.int(),
  rejection: z.nullable(z.enum(REJECTIONS)),
  /** The error, as the server reports it. */
  reason: z.nullable(z.string()),
  findings: z.array(z.enum(FINDINGS)),
  createdAt: instant,
  startedAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
});
export type MediaRun = z.output<typeof run>;

const staff = ['admin', 'reviewer'] as const;

export const mediaCalls = {
  summary: post('/office/media/summary', {
    who: staff,
    summary: 'How many files are where in the pipeline, and what is stored',
    input: nothing,
    output: z.object({
      states: z.record(z.enum(RUN_STATES), z.int()),
      storage: z.array(z.object({ rendition: z.enum(RENDITIONS), files: z.int(), bytes: z.int() })),
    }),
  }),
  list: post('/office/media/list', {
    who: staff,
    summary: 'Files in the pipeline, the one touched last first',
    input: z.strictObject({
      ...paging,
      state: z.enum(RUN_STATES),
      kind: z.optional(z.enum(MEDIA_KINDS)),
      keyword: z._default(line(0, 100), ''),
    }),
    output: listOf(run),
  }),
  runAgain: post('/office/media/run', {
    who: staff,
    summary: 'Send a failed or rejected file through the pipeline again, from the start',
    input: z.strictObject({ materialId: id, reason: line(1, LIMITS.reasonMax) }),
    output: z.object({}),
  }),
};
