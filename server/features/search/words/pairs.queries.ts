import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type Pair = readonly [zh: string, en: string];

/** Pairs that editors named in both languages: hot words first, then categories. */
export async function readNamedPairs(db: Database): Promise<Pair[]> {
  const { rows } = await sql<{ zh: string; en: string }>`
    (select word_zh as zh, word_en as en from hot_word_facts order by position, id)
    union all
    (select name_zh, lower(name_en) from category_facts order by kind, position, id)`.execute(db);
  return rows.map(({ zh, en }) => [zh, en] as const);
}
