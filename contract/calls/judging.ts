import * as z from 'zod/mini';
import { id, line, nothing, post, text } from '../call.ts';
import { ENTRY_PARTS } from '../domain/entry.ts';
import { JUDGING_LIMITS, ROUND_METHODS, ROUND_STATES } from '../domain/judging.ts';

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

const work = z.object({
  id,
  /** Points by criterion, null before the judge has given any. */
  scores: z.nullable(z.array(z.int())),
  flagged: z.boolean(),
  note: z.string(),
  handedIn: z.boolean(),
  recused: z.boolean(),
});
export type JudgedWork = z.output<typeof work>;

const shown = z.object({
  id,
  title: z.string(),
  story: z.string(),
  files: z.array(
    z.object({ part: z.enum(ENTRY_PARTS), url: z.string(), thumbnail: z.string(), width: z.int(), height: z.int() }),
  ),
});
export type ShownWork = z.output<typeof shown>;

const inRound = z.strictObject({ roundId: id });

/** What a judge sees and does. All but `enter` take the judge's own token, in the header `judge_token`. */
export const judgingCalls = {
  enter: post('/score/enter', {
    who: 'anyone',
    summary: 'Begin judging with a key; unknown, revoked and ended keys get one and the same answer',
    input: z.strictObject({ key: z.string().check(z.maxLength(100)) }),
    output: z.object({ token: z.string(), judgeId: id }),
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
  works: post('/score/works', {
    who: 'judge',
    summary: 'The judge’s works of a round, in an order of their own, with what was given',
    input: inRound,
    output: z.object({ infos: z.array(work) }),
  }),
  work: post('/score/work', {
    who: 'judge',
    summary: 'One work with links to its files, good for ten minutes; nothing says whose it is',
    input: z.strictObject({ id }),
    output: shown,
  }),
  save: post('/score/save', {
    who: 'judge',
    looksItself: true,
    summary: 'Save the points for a work, one whole number for each criterion; may change until handed in',
    input: z.strictObject({
      id,
      scores: z.array(z.int().check(z.gte(0), z.lte(JUDGING_LIMITS.points))).check(z.minLength(1), z.maxLength(20)),
    }),
    output: z.object({}),
  }),
  mark: post('/score/mark', {
    who: 'judge',
    looksItself: true,
    summary: 'Flag a work for the coordinators and keep a note',
    input: z.strictObject({ id, flagged: z.boolean(), note: text(0, JUDGING_LIMITS.note) }),
    output: z.object({}),
  }),
  recuse: post('/score/recuse', {
    who: 'judge',
    summary: 'Step back from a work, with a reason; another judge gets it',
    input: z.strictObject({ id, reason: line(1, JUDGING_LIMITS.reason) }),
    output: z.object({}),
  }),
  handIn: post('/score/handIn', {
    who: 'judge',
    summary: 'Hand in what was given in a round; nothing of it changes afterwards',
    input: inRound,
    output: z.object({}),
  }),
};
