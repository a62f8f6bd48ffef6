import * as z from 'zod/mini';
import { id, instant, line, listOf, paging, post } from '../call.ts';
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

export const searchDeskCalls = {
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
