import * as z from 'zod/mini';
import { id, instant, line, listOf, oneLine, paging, post } from '../call.ts';
import { materialCode } from '../domain/blocks.ts';
import { CONTENT_TYPES, cover, edition, ENTRY_STATES, FACTS, slug as anySlug } from '../domain/content.ts';
import { LANGUAGES } from '../domain/language.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { moment, version } from './topics-desk.ts';

export const CONTENT_LIMITS = { tags: 20, tag: 40, materials: 24, shops: 12, topics: 12, position: 100_000 } as const;

const type = z.enum(CONTENT_TYPES);
const state = z.enum(ENTRY_STATES);
const language = z.enum(LANGUAGES);
const slug = z.pipe(line(1, 80), anySlug);
const tag = oneLine(1, CONTENT_LIMITS.tag);

/** What an entry says; which facts belong to its type is the server's to check. */
const content = {
  zh: edition,
  en: edition,
  cover: z.nullable(cover),
  tags: z.array(tag).check(z.maxLength(CONTENT_LIMITS.tags)),
  /** Codes of the materials below it. */
  materials: z.array(materialCode).check(z.maxLength(CONTENT_LIMITS.materials)),
  /** Numbers of shops, and slugs of topics, that belong to it. */
  shops: z._default(z.array(id).check(z.maxLength(CONTENT_LIMITS.shops)), []),
  topics: z._default(z.array(line(1, 60)).check(z.maxLength(CONTENT_LIMITS.topics)), []),
  facts: z.union([FACTS.question, FACTS.activity, FACTS.contest, FACTS.case, FACTS.banner, FACTS.page]),
};

const shown = { shownFrom: z.nullable(instant), shownUntil: z.nullable(instant) };
const listed = {
  id,
  version,
  type,
  slug: z.string(),
  state,
  ...shown,
  /** Written, but not published. */
  hasDraft: z.boolean(),
};

const row = z.object({
  ...listed,
  titleZh: z.string(),
  titleEn: z.string(),
  missing: z.nullable(language),
  changedAt: instant,
});
export type ContentRow = z.output<typeof row>;

const revision = { id, madeAt: instant, madeBy: z.nullable(z.string()) };
const written = z.object({ ...revision, content: z.object(content) });

export type WrittenRevision = z.output<typeof written>;
export type EntryContent = WrittenRevision['content'];

/** Entries of a type stand by it, and those with the same one by their day. */
const position = z.int().check(z.gte(0), z.lte(CONTENT_LIMITS.position));

const detail = z.object({
  ...listed,
  position,
  publishedAt: z.nullable(instant),
  /** What is being written: the draft, or else what is published. */
  latest: written,
  /** What visitors read, or would within its dates. */
  published: z.nullable(written),
});
export type ContentDetail = z.output<typeof detail>;

const seen = { id, version };
const changed = z.object({ version });

const finding = z.discriminatedUnion('problem', [
  z.object({ problem: z.literal('missing-language'), language }),
  /** Of a banner, which nobody reads in another language than their own. */
  z.object({ problem: z.literal('unseen-language'), language }),
  /** Pictures without alternative text; these forbid publishing. */
  z.object({ problem: z.literal('no-alt'), language, count: z.int() }),
  z.object({ problem: z.literal('dead-link'), link: z.string() }),
  z.object({ problem: z.literal('off-sale'), code: z.string() }),
  z.object({ problem: z.literal('unknown-brand'), brand: z.string() }),
  /** A topic that visitors do not see, so that the page leaves it out. */
  z.object({ problem: z.literal('hidden-topic'), name: z.string() }),
  /** A shop with nothing on sale. */
  z.object({ problem: z.literal('empty-shop'), name: z.string() }),
]);
export type ContentFinding = z.output<typeof finding>;

const shop = z.object({ id, name: z.string(), owner: z.string() });

/** When an entry begins or ceases to be shown. */
const turn = z.object({ id, type, titleZh: z.string(), titleEn: z.string(), begins: z.boolean(), at: instant });
export type ContentTurn = z.output<typeof turn>;

const counted = { shown: z.int(), clicked: z.int() };
/** `day` is one of China's, `2026-05-01`. */
const bannerDay = z.object({ day: z.string(), ...counted });
export type BannerDay = z.output<typeof bannerDay>;

const unhelpful = z.object({
  id,
  slug: z.string(),
  titleZh: z.string(),
  titleEn: z.string(),
  helpful: z.int(),
  unhelpful: z.int(),
  /** The newest ones. */
  comments: z.array(z.object({ at: instant, comment: z.string() })),
});
export type UnhelpfulAnswer = z.output<typeof unhelpful>;

const missed = z.object({ words: z.string(), times: z.int(), last: instant });
export type MissedQuestion = z.output<typeof missed>;

export const contentDeskCalls = {
  list: post('/office/content/list', {
    who: CATALOGUE_EDITORS,
    summary: 'Entries in any state, the last changed first',
    input: z.strictObject({
      type: z.optional(type),
      state: z.optional(state),
      /** The language that is not written. */
      missing: z.optional(language),
      /** Only those with a draft that is not published. */
      drafts: z._default(z.boolean(), false),
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(row),
  }),
  detail: post('/office/content/detail', {
    who: CATALOGUE_EDITORS,
    summary: 'An entry with its draft and what is published',
    input: z.strictObject({ id }),
    output: z.object({ entry: detail }),
  }),
  create: post('/office/content/create', {
    who: CATALOGUE_EDITORS,
    summary: 'Begin an entry, as a draft',
    input: z.strictObject({ type, slug, ...content }),
    output: z.object({ id }),
  }),
  save: post('/office/content/save', {
    who: CATALOGUE_EDITORS,
    summary: 'Save the draft of an entry as a new revision; visitors see nothing of it',
    input: z.strictObject({ ...seen, ...content }),
    output: changed,
  }),
  check: post('/office/content/check', {
    who: CATALOGUE_EDITORS,
    summary:
      'What an editor should know before publishing: pictures that nobody described, dead links, materials off sale, a language missing, topics that are hidden',
    input: z.strictObject({ id }),
    output: z.object({ findings: z.array(finding) }),
  }),
  shops: post('/office/content/shops', {
    who: CATALOGUE_EDITORS,
    summary: 'Shops to put below an entry, by name of shop or owner, and those of these numbers first',
    input: z.strictObject({
      keyword: z._default(line(0, 100), ''),
      ids: z._default(z.array(id).check(z.maxLength(CONTENT_LIMITS.shops)), []),
    }),
    output: z.object({ infos: z.array(shop) }),
  }),
  preview: post('/office/content/preview', {
    who: CATALOGUE_EDITORS,
    summary: 'Opens what was written last to whoever has the link, for a day',
    input: z.strictObject({ id }),
    output: z.object({ slug: z.string(), seal: z.string(), until: instant }),
  }),
  publish: post('/office/content/publish', {
    who: CATALOGUE_EDITORS,
    summary: 'Show the draft, or the last published revision again, from now or later on, for ever or until a time',
    input: z.strictObject({ ...seen, from: moment, until: moment }),
    output: changed,
  }),
  withdraw: post('/office/content/withdraw', {
    who: CATALOGUE_EDITORS,
    summary: 'Take an entry away from visitors',
    input: z.strictObject(seen),
    output: changed,
  }),
  discard: post('/office/content/discard', {
    who: CATALOGUE_EDITORS,
    summary: 'Give up the draft of an entry that has been published; its revisions stay',
    input: z.strictObject(seen),
    output: changed,
  }),
  rename: post('/office/content/rename', {
    who: CATALOGUE_EDITORS,
    summary: 'Give an entry another address',
    input: z.strictObject({ ...seen, slug }),
    output: changed,
  }),
  stay: post('/office/content/stay', {
    who: CATALOGUE_EDITORS,
    summary: 'Say that one has an entry open; who else has, and whether it was changed',
    input: z.strictObject({ id }),
    output: z.object({ version, others: z.array(z.string()) }),
  }),
  leave: post('/office/content/leave', {
    who: CATALOGUE_EDITORS,
    summary: 'Say that one has closed an entry',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  remove: post('/office/content/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Delete an entry that was never published, with its revisions',
    input: z.strictObject(seen),
    output: z.object({}),
  }),
  place: post('/office/content/place', {
    who: CATALOGUE_EDITORS,
    summary: 'Put an entry at another place among those of its type',
    input: z.strictObject({ ...seen, position }),
    output: changed,
  }),
  revisions: post('/office/content/revisions', {
    who: CATALOGUE_EDITORS,
    summary: 'All revisions of an entry, newest first',
    input: z.strictObject({ id, ...paging }),
    output: listOf(z.object({ ...revision, titleZh: z.string(), titleEn: z.string() })),
  }),
  revision: post('/office/content/revision', {
    who: CATALOGUE_EDITORS,
    summary: 'One revision of an entry',
    input: z.strictObject({ id, revision: id }),
    output: z.object({ revision: written }),
  }),
  restore: post('/office/content/restore', {
    who: CATALOGUE_EDITORS,
    summary: 'Make a new draft of an earlier revision',
    input: z.strictObject({ ...seen, revision: id }),
    output: changed,
  }),
  calendar: post('/office/content/calendar', {
    who: CATALOGUE_EDITORS,
    summary: 'What begins and what ends in a month of China’s time',
    input: z.strictObject({ month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) }),
    output: z.object({ turns: z.array(turn) }),
  }),
  counts: post('/office/content/counts', {
    who: CATALOGUE_EDITORS,
    summary: 'How often a banner was seen and clicked, in all and on each of the last thirty days in China',
    input: z.strictObject({ id }),
    output: z.object({ total: z.object(counted), days: z.array(bannerDay) }),
  }),
  unhelpful: post('/office/content/unhelpful', {
    who: CATALOGUE_EDITORS,
    summary: 'Questions whose answers did not help since they were last changed, with the words why',
    input: z.strictObject(paging),
    output: listOf(unhelpful),
  }),
  missed: post('/office/content/missed', {
    who: CATALOGUE_EDITORS,
    summary: 'Words by which people found no question in the last 90 days, those of most people first',
    input: z.strictObject(paging),
    output: listOf(missed),
  }),
};
