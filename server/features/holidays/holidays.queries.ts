import { sql } from 'kysely';
import type { Holiday } from '#contract/calls/holidays.ts';
import type { Database } from '../../platform/database/database.ts';

const HOLIDAYS = sql`select day::text as day, working, name_zh, name_en from holidays`;

export async function listHolidays(db: Database, year: number): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    ${HOLIDAYS} where day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31) order by day`.execute(db);
  return rows;
}

/** Lets only one transaction at a time change the calendar; readers never wait. */
export async function lockHolidays(db: Database): Promise<void> {
  await sql`lock table holidays in share row exclusive mode`.execute(db);
}

export async function findHolidays(db: Database, days: readonly string[]): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`${HOLIDAYS} where day = any(${days}::date[])`.execute(db);
  return rows;
}

export async function upsertHolidays(db: Database, days: readonly Holiday[]): Promise<void> {
  await sql`
    insert into holidays (day, working, name_zh, name_en)
    select * from unnest(
      ${days.map(({ day }) => day)}::date[], ${days.map(({ working }) => working)}::boolean[],
      ${days.map(({ nameZh }) => nameZh)}::text[], ${days.map(({ nameEn }) => nameEn)}::text[])
    on conflict (day) do update
    set working = excluded.working, name_zh = excluded.name_zh, name_en = excluded.name_en`.execute(db);
}

export async function deleteHolidays(db: Database, days: readonly string[]): Promise<void> {
  await sql`delete from holidays where day = any(${days}::date[])`.execute(db);
}
