import * as z from 'zod/mini';
import { get, id, instant, listOf, nothing } from '../call.ts';
import { slug } from '../domain/content.ts';
import { CONTEST_STATES } from '../domain/contest.ts';
import { INDEX } from '../domain/contest-pages.ts';
import { TRACK_KINDS } from '../domain/entry.ts';
import { readable } from './content.ts';
import { favourite, gallery } from './gallery.ts';
import { trackLimits } from './track-limits.ts';

const track = z.object({ name: z.string(), brief: z.string(), kind: z.enum(TRACK_KINDS), limits: trackLimits });
const criterion = z.object({ name: z.string(), maxScore: z.int() });
const prize = z.object({
  name: z.string(),
  reward: z.string(),
  count: z.int(),
  /** The name of its track; null for a prize of the whole contest. */
  track: z.nullable(z.string()),
});

const winner = z.object({
  title: z.string(),
  author: z.string(),
  prize: z.string(),
  /** What the jury says of it; empty when it says nothing. */
  words: z.string(),
  /** A small picture with the mark; null until it is drawn. */
  picture: z.nullable(z.string()),
  /** The work in the gallery; null where the contest has none. */
  workId: z.nullable(id),
});

const contest = z.object({
  slug: z.string(),
  title: z.string(),
  series: z.string(),
  summary: z.string(),
  rules: z.string(),
  sponsor: z.string(),
  state: z.enum(CONTEST_STATES),
  opensAt: instant,
  closesAt: instant,
  /** Null while nobody has said when the results are shown. */
  resultsAt: z.nullable(instant),
  maxScore: z.int(),
  tracks: z.array(track),
  criteria: z.array(criterion),
  prizes: z.array(prize),
  /** Judges who have agreed to be named. */
  jury: z.array(z.object({ name: z.string(), title: z.string() })),
  /** Null until the contest is decided. */
  outcome: z.nullable(
    z.object({
      entered: z.int(),
      judges: z.int(),
      rounds: z.int(),
      /** SHA-256 of the sealed judging record; null when there is none. */
      record: z.nullable(z.string()),
      /** Who wins what is fixed; without works nobody does. */
      fixed: z.boolean(),
      /** Works with a prize, by its track; null for prizes of the whole contest. Empty until prizes have been given. */
      groups: z.array(z.object({ track: z.nullable(z.string()), works: z.array(winner) })),
    }),
  ),
  /** Null while visitors may see none of its works. */
  gallery: z.nullable(gallery),
  /** Works that the audience liked best, once the contest is decided. */
  favourites: z.array(favourite),
});
/** What visitors may know of a contest. */
export type ShownContest = z.output<typeof contest>;

const page = z.object({
  ...readable,
  page: z.string(),
  contest,
  /** All pages of the contest, itself included. */
  pages: z.array(z.object({ page: z.string(), title: z.string() })),
});
export type ContestPage = z.output<typeof page>;

const decided = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  opensAt: instant,
  closesAt: instant,
  resultsAt: instant,
});
export type DecidedContest = z.output<typeof decided>;

export const contestPageCalls = {
  page: get('/content/contest', {
    who: 'anyone',
    keep: 3,
    summary: 'A page of a contest with what the contest is now',
    input: z.strictObject({ slug, page: z._default(slug, INDEX) }),
    output: z.object({ page }),
  }),
  results: get('/content/results', {
    who: 'anyone',
    keep: 3,
    summary: 'Contests whose results are out, the latest first',
    input: nothing,
    output: listOf(decided),
  }),
};
