import { type Database, readPrepared } from '../../../platform/database/database.ts';

const IN_USE = {
  name: 'search-words-in-use',
  text: `select term from search_terms t
    join search.counts c on c.id = t.id and c.kind = $2 and c.n > 0
    where term = any($1::text[])`,
};

/** Those of these words that some material of the kind has. */
export async function wordsInUse(db: Database, words: readonly string[], kind: number): Promise<Set<string>> {
  const rows = await readPrepared<{ term: string }>(db, { ...IN_USE, values: [words, kind] });
  return new Set(rows.map((row) => row.term));
}
