import * as z from 'zod/mini';
import { around, blocks, cover } from '../body.ts';
import { get, id, idInAddress, instant, line, listOf, nothing, post } from '../call.ts';
import { ARTICLE_TYPES, CONTENT_TYPES, QUESTION_GROUPS, slug, year } from '../domain/content.ts';
import { LANGUAGES } from '../domain/language.ts';
import { LIMITS } from '../domain/limits.ts';
import { ACTIVITY_STATES } from '../domain/reading.ts';
import { anyItem, contestItem } from '../items.ts';
import { topicItem } from './catalogue.ts';

/** Words of an entry; `language` is not the reader's where their translation is missing. */
const words = { slug, title: z.string(), summary: z.string(), language: z.enum(LANGUAGES) };

const facts = {
  ...words,
  cover: z.nullable(cover),
  tags: z.array(z.string()),
  /** Of a case: the slug of its brand, and its year. */
  brand: z.nullable(z.string()),
  year: z.nullable(z.int()),
  publishedAt: instant,
};

export const summary = z.object(facts);
export type EntrySummary = z.output<typeof summary>;

/** What visitors read, with everything that its body names. */
export const readable = { ...words, cover: z.nullable(cover), body: blocks, ...around };

const shopCard = z.object({ id, name: z.string(), bio: z.string(), avatar: z.nullable(z.string()) });

const entry = z.object({
  ...facts,
  body: blocks,
  changedAt: instant,
  ...around,
  /** Materials, shops and topics that editors put below it. */
  related: z.array(anyItem),
  shops: z.array(shopCard),
  topics: z.array(topicItem),
});
export type ContentEntry = z.output<typeof entry>;

const brand = z.object({ slug, name: z.string() });

/** By what a list can be narrowed. */
const filters = z.object({ tags: z.array(z.string()), brands: z.array(brand), years: z.array(z.int()) });
export type ListFilters = z.output<typeof filters>;

const article = z.object({
  ...entry.shape,
  type: z.enum(ARTICLE_TYPES),
  brandName: z.nullable(z.string()),
  /** Of a brand: its cases; else more of the same type. */
  next: z.array(summary),
});
export type Article = z.output<typeof article>;

const timed = {
  startsAt: instant,
  endsAt: instant,
  /** Empty where it is nowhere in particular. */
  place: z.string(),
  state: z.enum(ACTIVITY_STATES),
};

const occasion = z.object({
  kind: z.enum(['activity', 'contest']),
  ...words,
  /** Also the names of contests' pages, which are not all written as ours. */
  slug: z.string(),
  cover: z.nullable(cover),
  ...timed,
});
export type Occasion = z.output<typeof occasion>;

const activity = z.object({ ...entry.shape, ...timed, contest: z.nullable(contestItem) });
export type Activity = z.output<typeof activity>;

/** By its slug, or by the number that old links carry. */
const named = z.union([z.strictObject({ slug }), z.strictObject({ id: idInAddress })]);

/** What a link to a draft carries: the address, and the seal that opens one revision. */
const previewed = z.strictObject({ slug, seal: line(1, 400) });

const question = z.object({
  ...words,
  answer: blocks,
  /** By which it is found: both languages, keywords, pinyin and its initials. */
  found: z.string(),
});
export type Question = z.output<typeof question>;

const type = z.enum(CONTENT_TYPES);

export const contentCalls = {
  entry: get('/content/entry', {
    who: 'anyone',
    keep: 3,
    summary: 'What editors published under one address',
    input: z.strictObject({ type, slug }),
    output: z.object({ entry }),
  }),
  article: get('/content/article', {
    who: 'anyone',
    keep: 3,
    summary: 'A story, case, brand or article with the materials that it uses and what to read next',
    input: named,
    output: z.object({ article }),
  }),
  activities: get('/content/activities', {
    who: 'anyone',
    keep: 3,
    summary: 'Activities and contests: those under way, to come and over',
    input: nothing,
    output: z.object({ infos: z.array(occasion) }),
  }),
  activity: get('/content/activity', {
    who: 'anyone',
    keep: 3,
    summary: 'An activity with its dates, its place and its contest',
    input: named,
    output: z.object({ activity }),
  }),
  previewArticle: post('/content/preview/article', {
    who: 'anyone',
    summary: 'A revision of a story, case, brand or article as visitors would see it, for whoever has its link',
    input: previewed,
    output: z.object({ article }),
  }),
  previewActivity: post('/content/preview/activity', {
    who: 'anyone',
    summary: 'The same of an activity',
    input: previewed,
    output: z.object({ activity }),
  }),
  list: get('/content/list', {
    who: 'anyone',
    keep: 3,
    summary: 'What editors published of one type, in their order',
    input: z.strictObject({
      type,
      tag: z.optional(line(1, 40)),
      brand: z.optional(slug),
      year: z.optional(z.pipe(z.coerce.number(), year)),
      pageNo: z._default(idInAddress.check(z.lte(10_000)), 1),
    }),
    output: z.object({ ...listOf(summary).shape, filters }),
  }),
  questions: get('/content/questions', {
    who: 'anyone',
    keep: 3,
    summary: 'All questions with their answers, by group',
    input: nothing,
    output: z.object({
      groups: z.array(z.object({ group: z.enum(QUESTION_GROUPS), questions: z.array(question) })),
    }),
  }),
  judge: post('/content/judge', {
    who: 'anyone',
    summary: 'Say whether an answer helped, and why; a second judgement of the same day replaces the first',
    input: z.strictObject({
      slug,
      helpful: z.boolean(),
      comment: z._default(line(0, LIMITS.feedbackMax), ''),
    }),
    output: z.object({}),
  }),
  missed: post('/content/questions/missed', {
    who: 'anyone',
    summary: 'Tell editors that no question is found by these words; counts once a day for each person',
    input: z.strictObject({ words: line(2, 100) }),
    output: z.object({}),
  }),
};
