import * as z from 'zod/mini';
import { body, link, materialCode, pictureKey } from './blocks.ts';
import { type Language, LANGUAGES } from './language.ts';
import { LONGEST_SLUG, SLUG } from './reading.ts';

/** What editors write. Topics, playlists, hot words and agreements have tables of their own. */
export const CONTENT_TYPES = [
  'origin',
  'case',
  'brand',
  'content',
  'activity',
  'contest',
  'question',
  'page',
  'banner',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** What has a page of its own under /Case, where no two share a slug. */
export const ARTICLE_TYPES = ['origin', 'case', 'brand', 'content'] as const satisfies readonly ContentType[];
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** Where a banner stands on the home page: above all rows, or between them. */
export const BANNER_PLACES = ['top', 'between'] as const;

/** How many banners a place shows at most, the first in the editors' order. */
export const BANNERS_IN_PLACE = 3;

/** Whose banner it is: readers of both languages, or of one. */
export const BANNER_LANGUAGES = ['both', ...LANGUAGES] as const;

/** Groups of questions, in the order in which they are shown. */
export const QUESTION_GROUPS = [
  'finding',
  'licence',
  'price',
  'paying',
  'refunds',
  'files',
  'invoices',
  'vip',
  'companies',
  'music',
  'account',
  'selling',
] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number];

/** Types with a page of their own for each entry, so that a draft can be looked at as visitors would see it. */
export const PREVIEWED_TYPES = [
  'origin',
  'case',
  'brand',
  'content',
  'activity',
] as const satisfies readonly ContentType[];
/** How long somebody counts as editing an entry after their page last said so, and how often it says so. */
export const EDITING_SECONDS = 30;
export const EDITING_BEAT_SECONDS = 10;
/** How long a link to a draft can be opened. */
export const PREVIEW_HOURS = 24;

/** The part of an address that names an entry. */
export const slug = z.string().check(z.maxLength(LONGEST_SLUG), z.regex(SLUG));

/** The picture of an entry: one in the store, or that of a material by its code. */
export const cover = z.union([pictureKey, materialCode]);

/** Whether a cover is a picture in the store. */
export function isPictureKey(named: string): boolean {
  return named.startsWith('content/');
}

export const year = z.int().check(z.gte(2000), z.lte(2100));
const noFacts = z.strictObject({});

/** What an entry of a type says beside its words. */
export const FACTS = {
  origin: noFacts,
  /** `brand` is the slug of an entry of that type. */
  case: z.strictObject({ brand: z.nullable(slug), year: z.nullable(year) }),
  brand: noFacts,
  content: noFacts,
  activity: z.strictObject({
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    place: z.string().check(z.maxLength(200)),
    contestId: z.nullable(z.int().check(z.positive())),
  }),
  /** A page of a contest. Of several by one name, visitors see the first. */
  contest: z.strictObject({
    contestId: z.nullable(z.int().check(z.positive())),
    page: slug.check(
      z.maxLength(40),
      z.refine((page) => page !== 'enter', { error: 'taken' }),
    ),
  }),
  question: z.strictObject({
    group: z.enum(QUESTION_GROUPS),
    /** What people type who mean this question, in both languages. */
    keywords: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(30)),
  }),
  page: noFacts,
  banner: z.strictObject({
    place: z.enum(BANNER_PLACES),
    language: z.enum(BANNER_LANGUAGES),
    /** Where it leads; null where it only announces something. */
    link: z.nullable(link),
  }),
} satisfies Record<ContentType, z.ZodMiniType>;
export type FactsOf<Type extends ContentType> = z.output<(typeof FACTS)[Type]>;

const line = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u));

/** An entry in one language. All of it is empty where there is no translation. */
export const edition = z.strictObject({ title: line(200), summary: line(500), seo: line(300), body });
export type Edition = z.output<typeof edition>;

/** Whether there is something to read in a language. */
function isWritten(own: Edition, other: Edition): boolean {
  return own.title !== '' && (own.body.length > 0 || other.body.length === 0);
}

/** The languages in which an entry can be read. */
export function languagesOf(editions: Record<Language, Edition>): Language[] {
  const { zh, en } = editions;
  return LANGUAGES.filter((language) => isWritten(editions[language], language === 'zh' ? en : zh));
}

/** The language that a reader gets: their own, or the other one where that is missing. */
export function shownLanguage(editions: Record<Language, Edition>, wanted: Language): Language {
  const written = languagesOf(editions);
  return written.includes(wanted) ? wanted : (written[0] ?? wanted);
}

/** What an entry is to visitors now. Stored are draft, published and withdrawn; the others follow from its dates. */
export const ENTRY_STATES = ['draft', 'scheduled', 'published', 'ended', 'withdrawn'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** `schedule` is publishing with a beginning that is to come. */
export type EntryMove = 'publish' | 'schedule' | 'withdraw';

const MOVES: Record<EntryState, Partial<Record<EntryMove, EntryState>>> = {
  draft: { publish: 'published', schedule: 'scheduled' },
  scheduled: { publish: 'published', schedule: 'scheduled', withdraw: 'withdrawn' },
  // A later beginning would take away what visitors read now.
  published: { publish: 'published', withdraw: 'withdrawn' },
  ended: { publish: 'published', schedule: 'scheduled', withdraw: 'withdrawn' },
  withdrawn: { publish: 'published', schedule: 'scheduled' },
};

/** The state after a move; undefined where there is no such move. */
export function entryAfter(state: EntryState, move: EntryMove): EntryState | undefined {
  return MOVES[state][move];
}

/** Addresses of pages are part of the product, not the editors'. */
export function mayRename(type: ContentType): boolean {
  return type !== 'page';
}

/** Whether visitors read an entry at an address; a banner is only shown on the home page. */
export function hasAddress(type: ContentType): boolean {
  return type !== 'banner';
}
