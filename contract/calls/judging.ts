import * as z from 'zod/mini';
import { id, nothing, post } from '../call.ts';
import { ROUND_METHODS, ROUND_STATES } from '../domain/judging.ts';

const criterion = z.object({ name: z.string(), most: z.int() });

const round = z.object({
  roundId: id,
  track: z.string(),
  number: z.int(),
  method: z.enum(ROUND_METHODS),
  state: z.enum(ROUND_STATES),
  /** What points are given for, in order, and how many at most. */
  criteria: z.array(criterion),
  works: z.int(),
  scored: z.int(),
  handedIn: z.int(),
});
export type JudgeRound = z.output<typeof round>;

/** What a judge sees and does. All but `enter` take the judge's own token, in the header `judge_token`. */
export const judgingCalls = {
  enter: post('/score/enter', {
    who: 'anyone',
    summary: 'Begin judging with a key; unknown, revoked and ended keys get one and the same answer',
    input: z.strictObject({ key: z.string().check(z.maxLength(100)) }),
    output: z.object({ token: z.string() }),
  }),
  leave: post('/score/leave', {
    who: 'judge',
    summary: 'End the judge’s session',
    input: nothing,
    output: nothing,
  }),
  session: post('/score/session', {
    who: 'judge',
    summary: 'Whose key it is, the contest’s rules, and the rounds that are not closed',
    input: nothing,
    output: z.object({
      judge: z.string(),
      contest: z.object({ title: z.string(), rules: z.string() }),
      rounds: z.array(round),
    }),
  }),
};
