import type { Document } from '../documents.ts';
import type { Words } from '../engine.ts';
import type { Filters } from '../filters.ts';

/** A document as the index has it. */
export function fieldsOf(document: Document): object {
  const { id, kind, score, seconds, words, titleWords, traits, categoryId, shopId, tags } = document;
  return {
    id,
    kind,
    score,
    seconds,
    words,
    titles: titleWords,
    traits,
    ...(categoryId === null ? {} : { category: String(categoryId) }),
    ...(shopId === null ? {} : { shop: String(shopId) }),
    ...(tags.length === 0 ? {} : { tags: tags.map(nameOfTag) }),
  };
}

/** What stands in the place of a document that went: nothing finds it, and nothing older can take its place. */
export const GONE = {};

const nameOfTag = ({ type, id }: Filters['tags'][number]) => `${type} ${id}`;

type Clause = Record<string, unknown>;

const term = (field: string, value: string): Clause => ({ term: { [field]: value } });

export const hasWords = (words: Words): Clause[] => words.map((word) => term('words', word));
export const hasInTitle = (words: Words): Clause[] => words.map((word) => term('titles', word));

/** What must fit and what must not; words are only compared, so signs of the query language mean nothing in them. */
export function filterOf({ kind, traits, categoryId, shopId, tags, without }: Filters) {
  return {
    filter: [
      term('kind', kind),
      ...traits.map((trait) => term('traits', trait)),
      ...(categoryId === null ? [] : [term('category', String(categoryId))]),
      ...(shopId === null ? [] : [term('shop', String(shopId))]),
      ...tags.map((tag) => term('tags', nameOfTag(tag))),
    ],
    mustNot: hasWords(without),
  };
}

interface Wanted {
  filter: Clause[];
  mustNot: Clause[];
}

export function queryOf({ filter, mustNot }: Wanted): Clause {
  return { bool: { filter, must_not: mustNot } };
}
