import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';

/** Days for which what nobody found is kept and counted. */
const DAYS = 90;

/** Once a day for each person; what is older than it counts goes. */
export async function putMissed(db: Database, words: string, asker: Buffer): Promise<void> {
  await sql`
    with gone as (delete from content_missed_questions where day < day_in_china(clock_now()) - ${DAYS}::int)
    insert into content_missed_questions (words, asker, day) values (${words}, ${asker}, day_in_china(clock_now()))
    on conflict do nothing`.execute(db);
}

interface MissedRow {
  words: string;
  times: number;
  last: Date;
}

/** What most people did not find comes first. */
export async function listMissed(db: Database, page: Page) {
  const from = sql`
    from (select words, count(*) as times, max(at) as last from content_missed_questions
      where day >= day_in_china(clock_now()) - ${DAYS}::int group by words) missed`;
  const columns = sql`words, times, last`;
  return await readPage<MissedRow>(db, { columns, from, order: sql`times desc, last desc, words` }, page);
}
