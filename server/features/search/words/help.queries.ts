import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../../platform/database/database.ts';

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

/** The keywords of these materials, the most frequent first. */
export async function keywordsTogether(
  db: Database,
  materialIds: readonly number[],
  language: Language,
): Promise<Together[]> {
  const keywords = sql.ref(language === 'en' ? 'keywords_en' : 'keywords_zh');
  const { rows } = await sql<Together>`
    select keyword, count(*)::int as n from materials cross join lateral unnest(${keywords}) keyword
    where id = any(${materialIds}::bigint[])
    group by keyword order by n desc, keyword limit 60`.execute(db);
  return rows;
}
