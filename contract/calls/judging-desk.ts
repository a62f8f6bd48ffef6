import * as z from 'zod/mini';
import { id, instant, line, oneLine, post } from '../call.ts';
import { JUDGING_LIMITS } from '../domain/judging.ts';
import { COORDINATORS } from '../domain/roles.ts';

const judge = z.object({
  judgeId: id,
  name: z.string(),
  titleZh: z.string(),
  titleEn: z.string(),
  email: z.string(),
  keyMadeAt: instant,
  revokedAt: z.nullable(instant),
  /** Rounds that are not closed; without one the key opens nothing. */
  rounds: z.int(),
  lastSeenAt: z.nullable(instant),
});
export type DeskJudge = z.output<typeof judge>;

const one = z.strictObject({ judgeId: id });
/** The only time that a key is shown. */
const withKey = z.object({ judgeId: id, key: z.string() });

export const judgingDeskCalls = {
  judges: post('/office/judging/judges', {
    who: COORDINATORS,
    summary: 'The judges of a contest',
    input: z.strictObject({ contestId: id }),
    output: z.object({ infos: z.array(judge) }),
  }),
  addJudge: post('/office/judging/judge/add', {
    who: COORDINATORS,
    summary: 'Add a judge and make their key, which is shown once; the invitation goes by email, without the key',
    input: z.strictObject({
      contestId: id,
      name: oneLine(1, JUDGING_LIMITS.name),
      titleZh: z._default(line(0, JUDGING_LIMITS.title), ''),
      titleEn: z._default(line(0, JUDGING_LIMITS.title), ''),
      email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(JUDGING_LIMITS.email)),
    }),
    output: withKey,
  }),
  renewKey: post('/office/judging/judge/key', {
    who: COORDINATORS,
    summary: 'Make another key for a judge; the one before and every session by it end',
    input: one,
    output: withKey,
  }),
  revoke: post('/office/judging/judge/revoke', {
    who: COORDINATORS,
    summary: 'End a judge’s key and sessions at once; scores stay',
    input: z.strictObject({ judgeId: id, reason: line(1, JUDGING_LIMITS.reason) }),
    output: z.object({}),
  }),
};
