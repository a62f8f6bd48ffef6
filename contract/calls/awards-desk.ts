import * as z from 'zod/mini';
import { id, instant, line, listOf, paging, post, text } from '../call.ts';
import { AWARD_LIMITS } from '../domain/award.ts';
import { TRACK_KINDS } from '../domain/entry.ts';
import { COORDINATORS } from '../domain/roles.ts';

const work = z.object({
  entryId: id,
  title: z.string(),
  track: z.string(),
  kind: z.enum(TRACK_KINDS),
  /** In the last round of its track; null for a work that did not come so far. */
  rank: z.nullable(z.int()),
  /** How many works share the rank, this one included. */
  tied: z.int(),
  /** A link of some minutes to a small picture. */
  thumbnail: z.nullable(z.string()),
});
export type AwardWork = z.output<typeof work>;

const award = z.object({ ...work.shape, awardId: id, wordsZh: z.string(), wordsEn: z.string() });
export type DeskAward = z.output<typeof award>;

const prize = z.object({
  prizeId: id,
  name: z.string(),
  count: z.int(),
  /** The name of its track; null for a prize of the whole contest. */
  track: z.nullable(z.string()),
  /** Its track, or for the whole contest any, has been judged. */
  ready: z.boolean(),
  awards: z.array(award),
  /** Works that share a rank and cannot all have a place; somebody must choose. */
  tie: z.nullable(z.object({ places: z.int(), rank: z.int(), count: z.int() })),
});
export type AwardPrize = z.output<typeof prize>;

const awards = z.object({
  version: z.int(),
  fixedAt: z.nullable(instant),
  /** When entrants were told. */
  toldAt: z.nullable(instant),
  /** The judging is on record, so that ranks no longer change. */
  sealed: z.boolean(),
  prizes: z.array(prize),
});
export type DeskAwards = z.output<typeof awards>;

const inContest = z.strictObject({ contestId: id });
const done = z.object({});
/** Needed once the awards are fixed. */
const reason = z._default(line(0, AWARD_LIMITS.reason), '');

export const awardDeskCalls = {
  list: post('/office/award/list', {
    who: COORDINATORS,
    summary: 'The prizes of a contest with the works that get them, and where somebody must choose among ties',
    input: inContest,
    output: z.object({ awards }),
  }),
  works: post('/office/award/works', {
    who: COORDINATORS,
    summary: 'Judged works that a prize may go to, the best first',
    input: z.strictObject({ prizeId: id, keyword: z._default(text(0, 60), ''), ...paging }),
    output: listOf(work),
  }),
  propose: post('/office/award/propose', {
    who: COORDINATORS,
    summary: 'Fill free places of judged tracks by rank, as far as no tie must be decided',
    input: inContest,
    output: z.object({ given: z.int() }),
  }),
  give: post('/office/award/give', {
    who: COORDINATORS,
    summary: 'Give a free place of a prize to a work; once the awards are fixed it takes a reason',
    input: z.strictObject({ prizeId: id, entryId: id, reason }),
    output: z.object({ awardId: id }),
  }),
  words: post('/office/award/words', {
    who: COORDINATORS,
    summary: 'Say what the jury says of a work; once the awards are fixed it takes a reason',
    input: z.strictObject({
      awardId: id,
      wordsZh: line(0, AWARD_LIMITS.words),
      wordsEn: line(0, AWARD_LIMITS.words),
      reason,
    }),
    output: done,
  }),
  take: post('/office/award/take', {
    who: COORDINATORS,
    summary: 'Take a prize back from a work; once the awards are fixed it takes a reason',
    input: z.strictObject({ awardId: id, reason }),
    output: done,
  }),
  fix: post('/office/award/fix', {
    who: COORDINATORS,
    summary:
      'Fix the awards as the caller saw them: works with a prize are awarded, all others that were judged are not. That nobody wins takes a reason',
    input: z.strictObject({ contestId: id, version: z.int(), reason }),
    output: done,
  }),
};
