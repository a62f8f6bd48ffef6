import type { Database } from '../../../platform/database/database.ts';
import type { Document } from '../documents.ts';
import { numberOfKind, placeOf } from './filter-codes.ts';
import { addTerms, type Count, type NumberedDocument, readTerms } from './index.queries.ts';

/** Ids of words, as far as they were needed. */
export type Vocabulary = Map<string, number>;

/** A document with its rank within its kind, once a rebuild has given it one. */
export type RankedDocument = Document & Pick<NumberedDocument, 'rank'>;

/** Replaces the words of documents by ids, and what filters find by codes; new words get an id. */
export async function numberDocuments(
  db: Database,
  vocabulary: Vocabulary,
  docs: readonly RankedDocument[],
): Promise<NumberedDocument[]> {
  const unknown = new Set(docs.flatMap((doc) => doc.words.filter((word) => !vocabulary.has(word))));
  if (unknown.size > 0) await learn(db, vocabulary, [...unknown]);
  const numberOf = (word: string) => vocabulary.get(word) ?? fail(word);
  return docs.map((doc) => {
    const { id, rank, score, seconds, kind, categoryId, shopId, words, titleWords } = doc;
    const { traits, codes } = placeOf(doc);
    const terms = [...titleWords.map((word) => -numberOf(word)), ...words.map(numberOf), ...codes];
    return { id, rank, score, seconds, kind: numberOfKind(kind), traits, categoryId, shopId, terms };
  });
}

async function learn(db: Database, vocabulary: Vocabulary, words: string[]): Promise<void> {
  const before = await readTerms(db, words);
  const fresh = words.filter((word) => !before.has(word));
  if (fresh.length > 0) await addTerms(db, fresh);
  const added = fresh.length > 0 ? await readTerms(db, fresh) : new Map<string, number>();
  for (const [word, number] of [...before, ...added]) vocabulary.set(word, number);
}

function fail(word: string): never {
  throw new Error(`the index has no number for “${word}”`);
}

/** How many documents have each term, by kind. */
export type Counts = Map<number, number>;

const KINDS = 8;

export function count(counts: Counts, { kind, terms }: { kind: number; terms: readonly number[] }, n: 1 | -1): void {
  for (const term of terms)
    if (term > 0) {
      const key = term * KINDS + kind;
      counts.set(key, (counts.get(key) ?? 0) + n);
    }
}

export function countsOf(counts: Counts): Count[] {
  return [...counts]
    .filter(([, n]) => n !== 0)
    .map(([key, n]) => ({ id: Math.floor(key / KINDS), kind: key % KINDS, n }));
}
