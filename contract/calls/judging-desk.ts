import * as z from 'zod/mini';
import { id, instant, line, nothing, oneLine, paging, listOf, post } from '../call.ts';
import { COUNTS, JUDGING_LIMITS, ROUND_METHODS, ROUND_STATES, TIE_BREAKS } from '../domain/judging.ts';
import { COORDINATORS } from '../domain/roles.ts';

const judge = z.object({
  judgeId: id,
  name: z.string(),
  titleZh: z.string(),
  titleEn: z.string(),
  email: z.string(),
  /** Has agreed to be named in public. */
  shown: z.boolean(),
  keyMadeAt: instant,
  revokedAt: z.nullable(instant),
  /** Rounds that are not closed; without one the key opens nothing. */
  rounds: z.int(),
  lastSeenAt: z.nullable(instant),
});
export type DeskJudge = z.output<typeof judge>;

const round = z.object({
  roundId: id,
  trackId: id,
  track: z.string(),
  number: z.int(),
  method: z.enum(ROUND_METHODS),
  state: z.enum(ROUND_STATES),
  quorum: z.int(),
  criteria: z.array(z.object({ name: z.string(), most: z.int() })),
  countBy: z.enum(COUNTS),
  tieBreak: z.enum(TIE_BREAKS),
  works: z.int(),
  /** Works that fewer judges have than the quorum asks for. */
  short: z.int(),
  assigned: z.int(),
  scored: z.int(),
  /** Works that go on; null until somebody has said which. */
  advanced: z.nullable(z.int()),
  openedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  /** Why it was closed early. */
  reason: z.string(),
});
export type DeskRound = z.output<typeof round>;

const progress = z.object({
  judgeId: id,
  name: z.string(),
  works: z.int(),
  scored: z.int(),
  handedIn: z.int(),
  recused: z.int(),
  flagged: z.int(),
  replacedAt: z.nullable(instant),
  remindedAt: z.nullable(instant),
});
export type JudgeProgress = z.output<typeof progress>;

const result = z.object({
  entryId: id,
  title: z.string(),
  rank: z.int(),
  /** How many works share the rank, this one included. */
  tied: z.int(),
  votes: z.int(),
  /** Means of the points as given, and of each judge's as distances from their own mean; null without any. */
  raw: z.nullable(z.number()),
  standardised: z.nullable(z.number()),
  advanced: z.nullable(z.boolean()),
});
export type RoundResult = z.output<typeof result>;

const judgeFigures = z.object({
  judgeId: id,
  name: z.string(),
  scores: z.int(),
  mean: z.number(),
  spread: z.number(),
  /** With the mean of the others on the same works; null where it means nothing. */
  correlation: z.nullable(z.number()),
  /** Scores far from what the others gave for the same work. */
  outliers: z.int(),
});
export type JudgeFigures = z.output<typeof judgeFigures>;

const inRound = z.strictObject({ roundId: id });
const done = z.object({});
const why = line(1, JUDGING_LIMITS.reason);
const quorum = z.int().check(z.gte(1), z.lte(JUDGING_LIMITS.judges));

const one = z.strictObject({ judgeId: id });
const inContest = z.strictObject({ contestId: id });
/** What the public may read of a judge who has agreed to it. */
const about = {
  name: oneLine(1, JUDGING_LIMITS.name),
  titleZh: z._default(line(0, JUDGING_LIMITS.title), ''),
  titleEn: z._default(line(0, JUDGING_LIMITS.title), ''),
  shown: z._default(z.boolean(), false),
};
/** The only time that a key is shown. */
const withKey = z.object({ judgeId: id, key: z.string() });

export const judgingDeskCalls = {
  judges: post('/office/judging/judges', {
    who: COORDINATORS,
    summary: 'The judges of a contest',
    input: inContest,
    output: z.object({ infos: z.array(judge) }),
  }),
  addJudge: post('/office/judging/judge/add', {
    who: COORDINATORS,
    summary: 'Add a judge and make their key, which is shown once; the invitation goes by email, without the key',
    input: z.strictObject({
      contestId: id,
      ...about,
      email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(JUDGING_LIMITS.email)),
    }),
    output: withKey,
  }),
  changeJudge: post('/office/judging/judge/change', {
    who: COORDINATORS,
    summary: 'Change a judge’s name and titles, and whether the public may read them',
    input: z.strictObject({ judgeId: id, ...about }),
    output: done,
  }),
  renewKey: post('/office/judging/judge/key', {
    who: COORDINATORS,
    summary: 'Make another key for a judge, also one whose key was revoked; the one before and its sessions end',
    input: one,
    output: withKey,
  }),
  revoke: post('/office/judging/judge/revoke', {
    who: COORDINATORS,
    summary: 'End a judge’s key and sessions at once; scores stay, other works go to the judges who are left',
    input: z.strictObject({ judgeId: id, reason: line(1, JUDGING_LIMITS.reason) }),
    output: z.object({}),
  }),
  contests: post('/office/judging/contests', {
    who: COORDINATORS,
    summary: 'Contests with their tracks, and how many works of each may be judged',
    input: nothing,
    output: z.object({
      infos: z.array(
        z.object({
          contestId: id,
          title: z.string(),
          tracks: z.array(z.object({ trackId: id, name: z.string(), ready: z.int() })),
        }),
      ),
    }),
  }),
  rounds: post('/office/judging/rounds', {
    who: COORDINATORS,
    summary: 'The rounds of a contest and how far they are',
    input: inContest,
    output: z.object({ infos: z.array(round) }),
  }),
  addRound: post('/office/judging/round/add', {
    who: COORDINATORS,
    summary: 'Plan the next round of a track; how it is counted is fixed from then on',
    input: z.strictObject({
      contestId: id,
      trackId: id,
      method: z.enum(ROUND_METHODS),
      quorum,
      ranked: z._default(z.int().check(z.gte(1), z.lte(JUDGING_LIMITS.ranked)), 1),
      countBy: z._default(z.enum(COUNTS), 'raw'),
      tieBreak: z._default(z.enum(TIE_BREAKS), 'shared'),
      judgeIds: z.array(id).check(z.minLength(1), z.maxLength(JUDGING_LIMITS.judges)),
    }),
    output: z.object({ roundId: id }),
  }),
  openRound: post('/office/judging/round/open', {
    who: COORDINATORS,
    summary: 'Open a round: works are given to judges, who are told by email',
    input: inRound,
    output: done,
  }),
  pauseRound: post('/office/judging/round/pause', {
    who: COORDINATORS,
    summary: 'Pause a round; nothing can be scored meanwhile',
    input: inRound,
    output: done,
  }),
  resumeRound: post('/office/judging/round/resume', {
    who: COORDINATORS,
    summary: 'Go on with a round that was paused',
    input: inRound,
    output: done,
  }),
  closeRound: post('/office/judging/round/close', {
    who: COORDINATORS,
    summary: 'Close a round for good; while progress says that this is early, it takes a reason',
    input: z.strictObject({ roundId: id, reason: z._default(line(0, JUDGING_LIMITS.reason), '') }),
    output: done,
  }),
  quorum: post('/office/judging/round/quorum', {
    who: COORDINATORS,
    summary: 'Ask for more judges or fewer for each work; every score stays',
    input: z.strictObject({ roundId: id, quorum }),
    output: done,
  }),
  seat: post('/office/judging/round/seat', {
    who: COORDINATORS,
    summary: 'Let another judge join a round; works without scores are given out anew',
    input: z.strictObject({ roundId: id, judgeId: id }),
    output: done,
  }),
  replace: post('/office/judging/round/replace', {
    who: COORDINATORS,
    summary: 'Take a judge out of a round; their scores stay, what is left goes to another judge or to all',
    input: z.strictObject({ roundId: id, judgeId: id, byJudgeId: z.optional(id), reason: why }),
    output: done,
  }),
  remind: post('/office/judging/round/remind', {
    who: COORDINATORS,
    summary: 'Remind a judge by email, at most once a day',
    input: z.strictObject({ roundId: id, judgeId: id }),
    output: done,
  }),
  progress: post('/office/judging/round/progress', {
    who: COORDINATORS,
    summary: 'How far each judge is, who stepped back from what or flagged it, and whether a close is early; no score',
    input: inRound,
    output: z.object({
      judges: z.array(progress),
      recusals: z.array(z.object({ entryId: id, title: z.string(), judge: z.string(), reason: z.string() })),
      /** At most 500; how many there are stands beside each judge. */
      flags: z.array(z.object({ entryId: id, title: z.string(), judge: z.string(), note: z.string() })),
      /** A work has too few judges, or a judge of the round has not handed all in: closing it now takes a reason. */
      closesEarly: z.boolean(),
    }),
  }),
  results: post('/office/judging/round/results', {
    who: COORDINATORS,
    summary: 'The ranking of a closed round',
    input: z.strictObject({ roundId: id, ...paging }),
    output: listOf(result),
  }),
  figures: post('/office/judging/round/figures', {
    who: COORDINATORS,
    summary: 'How far the judges of a closed round agree, and each judge’s figures',
    input: inRound,
    output: z.object({
      /** Krippendorff's alpha for intervals; null where it means nothing. */
      agreement: z.nullable(z.number()),
      judges: z.array(judgeFigures),
    }),
  }),
  csv: post('/office/judging/round/csv', {
    who: COORDINATORS,
    summary: 'Everything that was given in a closed round, for spreadsheets',
    input: inRound,
    output: z.object({ csv: z.string() }),
  }),
  advance: post('/office/judging/round/advance', {
    who: COORDINATORS,
    summary: 'Choose by rank or by mean which works of a closed round go on; without `apply` only say which would',
    input: z.strictObject({
      roundId: id,
      by: z.enum(['number', 'threshold']),
      value: z.number().check(z.gte(-100), z.lte(100_000)),
      apply: z.boolean(),
    }),
    output: z.object({
      advancing: z.int(),
      works: z.int(),
      /** Works that share the last rank that goes on, when there are several. */
      tied: z.int(),
    }),
  }),
  seal: post('/office/judging/protocol/seal', {
    who: COORDINATORS,
    summary: 'Seal the record of a contest’s closed rounds as a PDF; nothing about them changes afterwards',
    input: inContest,
    output: done,
  }),
  protocol: post('/office/judging/protocol', {
    who: COORDINATORS,
    summary: 'When the record was sealed, and its SHA-256; null before',
    input: inContest,
    output: z.object({ protocol: z.nullable(z.object({ sealedAt: instant, sha256: z.string() })) }),
  }),
  protocolPaper: post('/office/judging/protocol/paper', {
    who: COORDINATORS,
    summary: 'A link to the sealed record as PDF, good for ten minutes',
    input: inContest,
    output: z.object({ url: z.string() }),
  }),
};
