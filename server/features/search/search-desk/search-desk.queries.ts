import { sql } from 'kysely';
import type { SearchType } from '#contract/domain/discovery.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import type { SynonymRow } from '../words/synonyms.queries.ts';

interface Slice {
  limit: number;
  offset: number;
}

/** Lists groups in which some word contains the keyword; there are only a few hundred. */
export async function listSynonyms(db: Database, keyword: string, { limit, offset }: Slice) {
  const where = sql`array_to_string(words, ' ') ilike ${containing(keyword)}`;
  const { rows } = await sql<SynonymRow & { updatedAt: Date }>`
    select id, version, words, indexed, updated_at from synonyms where ${where}
    order by indexed, updated_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from synonyms where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface SearchedFilter {
  days: number;
  type?: SearchType | undefined;
  missed: boolean;
  keyword: string;
}

interface SearchedRow {
  keyword: string;
  type: SearchType;
  times: number;
  found: number;
  lastDay: string;
  grouped: boolean;
}

export async function listSearched(db: Database, filter: SearchedFilter, { limit, offset }: Slice) {
  const { rows } = await sql<SearchedRow>`
    select type, keyword, times, found, last_day::text,
      exists (select from synonym_words where word = keyword) as grouped
    from (${searched(filter)}) searched
    order by times desc, keyword, type limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countSearched(db: Database, filter: SearchedFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${searched(filter)}) searched`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Each keyword once for each type, with the number of matches of its last search. */
function searched({ days, type, missed, keyword }: SearchedFilter) {
  return sql`
    select type, keyword, sum(times)::int as times, max(day) as last_day,
      (array_agg(found order by day desc))[1] as found
    from searched_words
    where day > day_in_china(clock_now()) - ${days}::int
      and (type = ${type ?? null} or ${type === undefined})
      and keyword like ${containing(keyword)}
    group by type, keyword
    having (array_agg(found order by day desc))[1] = 0 or ${!missed}`;
}
