import * as z from 'zod/mini';
import { id, instant, line, listOf, oneLine, paging, post } from '../call.ts';
import { SEARCH_TYPES } from '../domain/discovery.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { version } from './topics-desk.ts';

const type = z.enum(SEARCH_TYPES);

/** Most words in a group, and most letters in a word. */
const SYNONYM_LIMITS = { words: 20, letters: 40 };

const synonyms = z.object({
  id,
  version,
  words: z.array(z.string()),
  /** False until searches use it. */
  indexed: z.boolean(),
  updatedAt: instant,
});
export type Synonyms = z.output<typeof synonyms>;

const words = z
  .array(line(1, SYNONYM_LIMITS.letters))
  .check(z.minLength(2, { error: 'too-short' }), z.maxLength(SYNONYM_LIMITS.words, { error: 'too-long' }));

/** Choices of how many days a report covers. */
export const SEARCHED_DAYS = [7, 30, 90] as const;

/** Filters for the words that people searched for. */
const searchedFilter = {
  days: z._default(z.literal(SEARCHED_DAYS), 30),
  type: z.optional(type),
  /** Only words for which the last search found nothing. */
  missed: z._default(z.boolean(), true),
  keyword: z._default(line(0, 100), ''),
};

const searched = z.object({
  keyword: z.string(),
  type,
  times: z.int(),
  /** How many materials the last search found. */
  found: z.int(),
  lastDay: z.iso.date(),
  /** Whether it is already in a group of synonyms. */
  grouped: z.boolean(),
});
export type SearchedWord = z.output<typeof searched>;

/** What searches: the first one, and one that answers while the first does not. */
const engine = z.object({
  name: z.enum(['postgresql', 'opensearch']),
  health: z.enum(['good', 'limited', 'bad', 'away']),
  index: z.nullable(z.object({ version: z.int(), builtAt: z.nullable(instant), documents: z.int(), bytes: z.int() })),
});
export type Engine = z.output<typeof engine>;

/** What an editor does to a work in what a search finds: it stands first, or nowhere. */
export const PLACEMENTS = ['pin', 'bury'] as const;
export type PlacementKind = (typeof PLACEMENTS)[number];

/** How many works of one search are placed, how many there are in all, and for how many days at most. */
export const PLACEMENT_LIMITS = { pin: 5, bury: 10, all: 1000, days: 366, reason: 200 } as const;

const placement = z.object({
  id,
  type,
  keyword: z.string(),
  what: z.enum(PLACEMENTS),
  /** The last day, in China. */
  until: z.iso.date(),
  reason: z.string(),
  /** Null for whoever is no longer here. */
  madeBy: z.nullable(z.string()),
  madeAt: instant,
  code: z.string(),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
  /** While it is not, searches go on without it. */
  onSale: z.boolean(),
});
export type Placement = z.output<typeof placement>;

export const searchDeskCalls = {
  engines: post('/office/search/engines', {
    who: CATALOGUE_EDITORS,
    summary: 'What searches, how it is, and what waits to be indexed',
    input: z.strictObject({}),
    output: z.object({
      infos: z.array(engine),
      total: z.int(),
      /** Jobs whose materials are not indexed yet, and since when the oldest could have been. */
      waiting: z.int(),
      waitingSeconds: z.int(),
      isRebuilding: z.boolean(),
    }),
  }),
  rebuildIndex: post('/office/search/rebuild', {
    who: CATALOGUE_EDITORS,
    summary: 'Make the index anew; searches go on meanwhile',
    input: z.strictObject({}),
    output: z.object({}),
  }),
  synonyms: post('/office/search/synonyms', {
    who: CATALOGUE_EDITORS,
    summary: 'The groups of words that mean the same, the last changed first',
    input: z.strictObject({ ...paging, keyword: z._default(line(0, 100), '') }),
    output: listOf(synonyms),
  }),
  addSynonyms: post('/office/search/synonyms/add', {
    who: CATALOGUE_EDITORS,
    summary: 'Add a group of words that mean the same; searches use it as soon as it is indexed',
    input: z.strictObject({ words }),
    output: z.object({ id, version }),
  }),
  editSynonyms: post('/office/search/synonyms/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Change the words of a group',
    input: z.strictObject({ id, version, words }),
    output: z.object({ id, version }),
  }),
  removeSynonyms: post('/office/search/synonyms/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Remove a group',
    input: z.strictObject({ id, version }),
    output: z.object({}),
  }),
  placements: post('/office/search/placements', {
    who: CATALOGUE_EDITORS,
    summary: 'Works that editors put first for a search or leave out of it, the last made first',
    input: z.strictObject({
      ...paging,
      keyword: z._default(line(0, 200), ''),
      /** Those whose last day is over. */
      ended: z._default(z.boolean(), false),
    }),
    output: listOf(placement),
  }),
  addPlacement: post('/office/search/placements/add', {
    who: CATALOGUE_EDITORS,
    summary: 'Put a work on sale first for a search, or leave it out, until a day in China is over',
    input: z.strictObject({
      type,
      keyword: line(1, 200),
      what: z.enum(PLACEMENTS),
      code: line(1, 20),
      until: z.iso.date(),
      reason: oneLine(1, PLACEMENT_LIMITS.reason),
    }),
    output: z.object({ id }),
  }),
  removePlacement: post('/office/search/placements/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Let a search find a work by itself again',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  searched: post('/office/search/searched', {
    who: CATALOGUE_EDITORS,
    summary: 'What people searched for, the most frequent first',
    input: z.strictObject({ ...paging, ...searchedFilter }),
    output: listOf(searched),
  }),
  exportSearched: post('/office/search/searched/export', {
    who: CATALOGUE_EDITORS,
    summary: 'The same as a CSV file, 10,000 lines at most',
    input: z.strictObject(searchedFilter),
    output: z.object({ csv: z.string() }),
  }),
};
