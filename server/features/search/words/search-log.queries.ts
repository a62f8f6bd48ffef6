import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface Searched {
  type: string;
  keyword: string;
  times: number;
  found: number;
}

/** Inserts in a fixed order, so that two processes never deadlock. */
export async function addSearches(db: Database, searches: readonly Searched[]): Promise<void> {
  await sql`
    insert into searched_words (day, type, keyword, times, found)
    select day_in_china(clock_now()), type, keyword, times, found
    from json_to_recordset(${JSON.stringify(searches)}) as s (type text, keyword text, times int, found int)
    order by type, keyword
    on conflict (day, type, keyword) do update
      set times = searched_words.times + excluded.times, found = excluded.found`.execute(db);
}

export async function forgetSearches(db: Database, days: number): Promise<void> {
  await sql`
    delete from searched_words
    where day < day_in_china(clock_now()) - ${days}::int`.execute(db);
}
