import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import { type Database, readPrepared } from '../../../platform/database/database.ts';

/** Those of these words that a material of the kind has. */
export async function wordsInUse(db: Database, words: readonly string[], kind: number): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select term from search_terms t
    join search.counts c on c.id = t.id and c.kind = ${kind} and c.n > 0
    where term = any(${words}::text[])`.execute(db);
  return new Set(rows.map((row) => row.term));
}

export interface Together {
  keyword: string;
  n: number;
}

const together = (keywords: string) => ({
  name: `search-together-${keywords}`,
  text: `select keyword, count(*)::int as n from materials cross join lateral unnest(${keywords}) keyword
    where id = any($1::bigint[])
    group by keyword order by n desc, keyword limit 60`,
});
const TOGETHER: Record<Language, ReturnType<typeof together>> = {
  zh: together('keywords_zh'),
  en: together('keywords_en'),
};

/** The keywords of these materials, the most frequent first. */
export async function keywordsTogether(
  db: Database,
  materialIds: readonly number[],
  language: Language,
): Promise<Together[]> {
  return await readPrepared<Together>(db, { ...TOGETHER[language], values: [materialIds] });
}
