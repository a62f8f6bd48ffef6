import * as z from 'zod/mini';
import { id, instant, post } from '../call.ts';
import { TRACK_KINDS } from '../domain/entry.ts';
import { COORDINATORS } from '../domain/roles.ts';
import { originalOf } from './originals.ts';

const work = z.object({
  entryId: id,
  title: z.string(),
  track: z.string(),
  kind: z.enum(TRACK_KINDS),
  /** A link for ten minutes. */
  thumbnail: z.nullable(z.string()),
  /** Null until somebody has asked for its originals. */
  request: z.nullable(z.object({ dueAt: instant, askedAt: instant, askedBy: z.string() })),
  /** All originals are here; or some are missing, or came, after the deadline. */
  complete: z.boolean(),
  late: z.boolean(),
  files: z.array(originalOf),
});
export type OriginalsWork = z.output<typeof work>;

export const originalDeskCalls = {
  list: post('/office/original/list', {
    who: COORDINATORS,
    summary: 'Awarded works of a contest whose results are out, and which originals have come',
    input: z.strictObject({ contestId: id }),
    output: z.object({ infos: z.array(work) }),
  }),
  ask: post('/office/original/ask', {
    who: COORDINATORS,
    summary: 'Ask winners for their originals until the end of a day in China; asking again moves the deadline',
    input: z.strictObject({
      contestId: id,
      entryIds: z.array(id).check(z.minLength(1), z.maxLength(200)),
      dueOn: z.iso.date(),
    }),
    output: z.object({ infos: z.array(work) }),
  }),
  link: post('/office/original/link', {
    who: COORDINATORS,
    summary: 'A link to an original for five minutes, which leaves a line in the audit trail',
    input: z.strictObject({ fileId: id }),
    output: z.object({ url: z.string(), seconds: z.int() }),
  }),
};
