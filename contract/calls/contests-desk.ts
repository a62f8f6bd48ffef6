import * as z from 'zod/mini';
import { id, instant, line, listOf, oneLine, paging, post } from '../call.ts';
import { slug as anySlug } from '../domain/content.ts';
import { CONTEST_LIMITS, CONTEST_STATES, GALLERY_STAGES } from '../domain/contest.ts';
import { TRACK_KINDS } from '../domain/entry.ts';
import { COORDINATORS } from '../domain/roles.ts';
import { USUAL_LIMITS } from '../domain/track-limits.ts';
import { version } from './topics-desk.ts';
import { trackLimits } from './track-limits.ts';

const { title, series, summary, rules, sponsor, name, brief, reward, score } = CONTEST_LIMITS;

const slug = z.pipe(line(1, 80), anySlug);
/** A time that a calendar offers. */
const moment = instant.check(z.refine((value) => value >= '2020' && value < '2200', { error: 'invalid' }));
const most = (max: number) => z.int().check(z.positive(), z.lte(max));
const names = { nameZh: oneLine(1, name), nameEn: oneLine(1, name) };
/** Null for one that is new. */
const known = { id: z.nullable(id) };

const track = z.strictObject({
  ...known,
  ...names,
  briefZh: line(0, brief),
  briefEn: line(0, brief),
  kind: z.enum(TRACK_KINDS),
  /** Entrants declare that the sponsor's car is shown long enough. */
  showsCar: z.boolean(),
  limits: z._default(trackLimits, USUAL_LIMITS),
});
export type DeskTrack = z.output<typeof track>;

const criterion = z.strictObject({ ...known, ...names, maxScore: most(score) });
export type DeskCriterion = z.output<typeof criterion>;

const prize = z.strictObject({
  ...known,
  ...names,
  rewardZh: line(0, reward),
  rewardEn: line(0, reward),
  count: most(CONTEST_LIMITS.winners),
  /** Place of its track among the tracks, from 1; null for a prize of the whole contest. */
  track: z.nullable(most(CONTEST_LIMITS.tracks)),
});
export type DeskPrize = z.output<typeof prize>;

const named = { slug, titleZh: oneLine(1, title), titleEn: oneLine(1, title), opensAt: moment, closesAt: moment };

const written = {
  ...named,
  /** The name under which it returns each year. */
  series: oneLine(0, series),
  summaryZh: line(0, summary),
  summaryEn: line(0, summary),
  rulesZh: line(0, rules),
  rulesEn: line(0, rules),
  sponsorZh: oneLine(0, sponsor),
  sponsorEn: oneLine(0, sponsor),
  /** When the results are shown; null while nobody has said. */
  resultsAt: z.nullable(moment),
  maxScore: most(score),
  galleryFrom: z.enum(GALLERY_STAGES),
  audiencePrize: z.boolean(),
  tracks: z.array(track).check(z.maxLength(CONTEST_LIMITS.tracks)),
  criteria: z.array(criterion).check(z.maxLength(CONTEST_LIMITS.criteria)),
  prizes: z.array(prize).check(z.maxLength(CONTEST_LIMITS.prizes)),
};

const contest = z.strictObject(written);
/** All that coordinators say of a contest. */
export type ContestPlan = z.output<typeof contest>;

const state = z.enum(CONTEST_STATES);
const row = z.object({
  id,
  slug: z.string(),
  titleZh: z.string(),
  titleEn: z.string(),
  state,
  opensAt: instant,
  closesAt: instant,
  resultsAt: z.nullable(instant),
  tracks: z.int(),
});
export type ContestRow = z.output<typeof row>;

const detail = z.object({
  id,
  version,
  state,
  /** The date of the results has come, and it is not certain yet who won. */
  late: z.boolean(),
  plan: z.object(written),
});
export type ContestDetail = z.output<typeof detail>;

const seen = { id, version };
const changed = z.object({ version });

export const contestDeskCalls = {
  list: post('/office/contest/list', {
    who: COORDINATORS,
    summary: 'Contests in any state, those that close last first',
    input: z.strictObject({ state: z.optional(state), keyword: z._default(line(0, 60), ''), ...paging }),
    output: listOf(row),
  }),
  detail: post('/office/contest/detail', {
    who: COORDINATORS,
    summary: 'A contest with its tracks, criteria and prizes',
    input: z.strictObject({ id }),
    output: z.object({ contest: detail }),
  }),
  create: post('/office/contest/create', {
    who: COORDINATORS,
    summary: 'Begin a contest, as a draft',
    input: z.strictObject(named),
    output: z.object({ id }),
  }),
  save: post('/office/contest/save', {
    who: COORDINATORS,
    summary: 'Change a contest; what entrants rely on stays once it is open',
    input: z.strictObject({ ...seen, plan: contest }),
    output: changed,
  }),
  publish: post('/office/contest/publish', {
    who: COORDINATORS,
    summary: 'Show a contest to visitors; it opens and closes by its dates',
    input: z.strictObject(seen),
    output: changed,
  }),
  withdraw: post('/office/contest/withdraw', {
    who: COORDINATORS,
    summary: 'Make a contest that has not opened a draft again',
    input: z.strictObject(seen),
    output: changed,
  }),
};
