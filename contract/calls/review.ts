import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { claim } from '../claim.ts';
import { MATERIAL_TEXT } from '../domain/keywords.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import { FINDINGS, MEDIA_KINDS } from '../domain/media.ts';
import { KEYS, TAG_TYPES } from '../domain/music.ts';
import { WRITER_ROLES } from '../domain/music-rights.ts';
import { BARRED, REVIEW_REASON_CODES, REVIEW_ROUNDS, REVIEW_TEXT, VERDICTS } from '../domain/review.ts';
import { REVIEWERS } from '../domain/roles.ts';
import { enteredIn, technical } from './catalogue.ts';
import { suggestion } from './suggestion.ts';

/** Only admins see `disagreements` and the decisions of others. */
export const REVIEW_VIEWS = ['queue', 'overdue', 'appeals', 'second', 'mine', 'decided', 'disagreements'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];
/** Queues from which reviewers claim work. */
export const WORK_VIEWS = ['queue', 'overdue', 'appeals', 'second'] as const satisfies readonly ReviewView[];
export type WorkView = (typeof WORK_VIEWS)[number];

/** A list shows no more than this; reviewers narrow a longer one down. */
export const REVIEWS_LISTED_UP_TO = 10_000;
/** A reviewer may hold at most this many materials at once. */
export const MOST_CLAIMED = 100;

const share = z.number().check(z.gte(0), z.lte(1));
const region = z.strictObject({ x: share, y: share, width: share, height: share }).check(
  z.refine(({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001, {
    error: 'invalid',
  }),
);
const where = { atSeconds: z.nullable(z.number()), region: z.nullable(region) };
const reason = z.strictObject({
  code: z.enum(REVIEW_REASON_CODES),
  words: z._default(line(0, REVIEW_TEXT.words), ''),
  atSeconds: z._default(z.nullable(z.number().check(z.gte(0), z.lte(3600))), null),
  region: z._default(z.nullable(region), null),
});

const material = z.object({ materialId: id, code: z.string(), kind: z.enum(MEDIA_KINDS), title: z.string() });

const barred = z.nullable(z.enum(BARRED));

const row = z.object({
  id,
  ...material.shape,
  thumbnail: z.nullable(z.string()),
  owner: z.string(),
  round: z.enum(REVIEW_ROUNDS),
  findings: z.int(),
  openedAt: instant,
  dueAt: instant,
  overdue: z.boolean(),
  claim,
  barred,
  /** Null unless decided. */
  verdict: z.nullable(z.enum(VERDICTS)),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  /** The first decision, when this is a second review. */
  firstVerdict: z.nullable(z.enum(VERDICTS)),
});
export type ReviewRow = z.output<typeof row>;

const decision = z.object({
  round: z.enum(REVIEW_ROUNDS),
  verdict: z.enum(VERDICTS),
  reasons: z.array(z.object({ code: z.enum(REVIEW_REASON_CODES), words: z.string(), ...where })),
  note: z.string(),
  decidedAt: instant,
  decidedBy: z.nullable(z.string()),
});
export type ReviewDecision = z.output<typeof decision>;

const words = (max: number) => line(0, max);
const keywords = z.array(words(200)).check(z.maxLength(100));
/** Fields that reviewers may correct themselves. */
const fixable = {
  titleZh: words(MATERIAL_TEXT.title),
  titleEn: words(MATERIAL_TEXT.title),
  keywordsZh: keywords,
  keywordsEn: keywords,
  categoryId: z.nullable(id),
};
export type ReviewFix = z.output<z.ZodMiniObject<typeof fixable>>;

const alike = z.object({
  ...material.shape,
  state: z.enum(MATERIAL_STATES),
  owner: z.string(),
  /** Whether it has the same owner. */
  own: z.boolean(),
  /** Whether it is the same file, not only alike. */
  same: z.boolean(),
  poster: z.nullable(z.string()),
  playable: z.nullable(z.string()),
});
export type AlikeMaterial = z.output<typeof alike>;

const sound = z.object({
  composer: z.string(),
  artist: z.string(),
  bpm: z.nullable(z.int()),
  musicalKey: z.nullable(z.enum(KEYS)),
  vocals: z.nullable(z.boolean()),
  tags: z.array(z.object({ type: z.enum(TAG_TYPES), name: z.string() })),
  writers: z.array(
    z.object({ role: z.enum(WRITER_ROLES), name: z.string(), pro: z.string(), ipi: z.string(), share: z.int() }),
  ),
  iswc: z.string(),
  contentId: z.nullable(z.boolean()),
  samples: z.nullable(z.boolean()),
  madeWithAi: z.nullable(z.boolean()),
  /** Decided together with it. */
  versions: z.array(
    z.object({
      id,
      code: z.string(),
      title: z.string(),
      durationMs: z.nullable(z.int()),
      playable: z.nullable(z.string()),
    }),
  ),
});
export type ReviewedSound = z.output<typeof sound>;

const detail = z.object({
  id,
  round: z.enum(REVIEW_ROUNDS),
  request: z.string(),
  openedAt: instant,
  dueAt: instant,
  overdue: z.boolean(),
  claim,
  barred,
  /** The decision of this review; null while it is open. */
  decision: z.nullable(decision),
  material: z.object({
    ...material.shape,
    ...fixable,
    fileName: z.string(),
    ownerTitle: z.string(),
    descriptionZh: z.string(),
    descriptionEn: z.string(),
    placeZh: z.string(),
    placeEn: z.string(),
    takenOn: z.nullable(z.string()),
    category: z.nullable(z.string()),
    people: z.nullable(z.boolean()),
    editorial: z.boolean(),
    technical,
    poster: z.nullable(z.string()),
    playable: z.nullable(z.string()),
    /** State of its texts; a fix must name it. */
    version: z.string(),
  }),
  /** Null for pictures. */
  sound: z.nullable(sound),
  owner: z.object({
    id,
    name: z.string(),
    since: instant,
    online: z.int(),
    returned: z.int(),
    rejected: z.int(),
  }),
  findings: z.array(z.enum(FINDINGS)),
  /** Contests that its owner entered it in. */
  entered: z.array(enteredIn),
  suggestions: z.nullable(suggestion),
  releases: z.array(z.object({ id, kind: z.enum(['model', 'property']), subject: z.string(), fileName: z.string() })),
  /** Newest first; a second review is blind and leaves out the decision that it checks. */
  decisions: z.array(decision),
  alike: z.array(alike),
  /** Other waiting materials of the owner, from the same series or uploaded at about the same time. */
  series: z.array(z.object({ id, ...material.shape, thumbnail: z.nullable(z.string()), claim })),
});
export type ReviewDetail = z.output<typeof detail>;

const ids = z.array(id).check(z.minLength(1), z.maxLength(MOST_CLAIMED));
/** `done` were changed; `left` were not in a state that allows the change. */
const outcome = z.object({ done: z.array(id), left: z.array(id) });
const link = z.object({ url: z.string(), seconds: z.int() });

const reviewer = z.object({
  id,
  name: z.string(),
  today: z.int(),
  decided: z.int(),
  approved: z.int(),
  looked: z.int(),
  agreed: z.int(),
});
export type ReviewerFigures = z.output<typeof reviewer>;

const day = z.object({ day: z.iso.date(), opened: z.int(), decided: z.int() });
export type ReviewDay = z.output<typeof day>;

export const reviewCalls = {
  summary: post('/office/review/summary', {
    who: REVIEWERS,
    summary: 'What waits, what was decided, and how often a second review agrees',
    input: nothing,
    output: z.object({
      waiting: z.int(),
      overdue: z.int(),
      appeals: z.int(),
      second: z.int(),
      mine: z.int(),
      decidedToday: z.int(),
      /** In the last 90 days. */
      looked: z.int(),
      agreed: z.int(),
      /** The last 14 days, today last. */
      days: z.array(day),
      /** Figures for the last 14 days; empty unless the caller is an admin. */
      reviewers: z.array(reviewer),
    }),
  }),
  list: post('/office/review/list', {
    who: REVIEWERS,
    summary: 'Material to be reviewed, by deadline, or what was decided',
    input: z.strictObject({
      ...paging,
      view: z._default(z.enum(REVIEW_VIEWS), 'queue'),
      kind: z.optional(z.enum(MEDIA_KINDS)),
      keyword: z._default(line(0, 1000), ''),
    }),
    output: z.object({ ...listOf(row).shape, more: z.boolean() }),
  }),
  next: post('/office/review/next', {
    who: REVIEWERS,
    summary: 'Take work: what the caller holds already, then the most urgent that nobody has',
    input: z.strictObject({
      view: z._default(z.enum(WORK_VIEWS), 'queue'),
      kind: z.optional(z.enum(MEDIA_KINDS)),
      count: z._default(z.int().check(z.gte(1), z.lte(MOST_CLAIMED)), 1),
    }),
    output: z.object({ ids: z.array(id) }),
  }),
  claim: post('/office/review/claim', {
    who: REVIEWERS,
    summary: 'Take these, unless somebody else has them',
    input: z.strictObject({ ids }),
    output: outcome,
  }),
  keep: post('/office/review/keep', {
    who: REVIEWERS,
    summary: 'Still working on these',
    input: z.strictObject({ ids }),
    output: outcome,
  }),
  release: post('/office/review/release', {
    who: REVIEWERS,
    summary: 'Leave these to others',
    input: z.strictObject({ ids }),
    output: z.object({}),
  }),
  detail: post('/office/review/detail', {
    who: REVIEWERS,
    summary: 'All that a decision needs',
    input: z.strictObject({ id }),
    output: z.object({ review: detail }),
  }),
  original: post('/office/review/original', {
    who: REVIEWERS,
    summary: 'A link to the file itself, for a few minutes; written down',
    input: z.strictObject({ id }),
    output: link,
  }),
  paper: post('/office/review/paper', {
    who: REVIEWERS,
    summary: 'A link to a release that belongs to the material, for a few minutes; written down',
    input: z.strictObject({ id, releaseId: id }),
    output: link,
  }),
  decide: post('/office/review/decide', {
    who: REVIEWERS,
    summary: 'Approve, return or reject what the caller holds; its owner is told ten seconds later',
    input: z.strictObject({
      ids,
      verdict: z.enum(VERDICTS),
      reasons: z._default(z.array(reason).check(z.maxLength(REVIEW_TEXT.reasons)), []),
      note: z._default(line(0, REVIEW_TEXT.note), ''),
    }),
    output: outcome,
  }),
  takeBack: post('/office/review/takeBack', {
    who: REVIEWERS,
    summary: 'Take back decisions of the caller that have not taken effect, and hold the works again',
    input: z.strictObject({ ids }),
    output: outcome,
  }),
  fix: post('/office/review/fix', {
    who: REVIEWERS,
    summary: 'Put trivial things right in what the caller holds, and tell its owner',
    input: z.strictObject({ id, version: z.string().check(z.maxLength(40)), ...fixable }),
    output: z.object({ review: detail }),
  }),
};
