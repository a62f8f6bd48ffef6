import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Adds to today's counts of banners that visitors have seen at some time; other numbers are passed over. */
export async function addToDay(
  db: Database,
  what: 'shown' | 'clicked',
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  const column = sql.ref(what);
  await sql`
    insert into content_banner_days as counted (entry_id, day, ${column})
    select e.id, day_in_china(clock_now()), told.times
    from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::int[]) as told (id, times)
    join content_entries e on e.id = told.id and e.type = 'banner' and e.published_at is not null
    order by e.id
    on conflict (entry_id, day) do update set ${column} = counted.${column} + excluded.${column}`.execute(db);
}

interface Counted {
  shown: number;
  clicked: number;
}

export async function countsOf(db: Database, entryId: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select coalesce(sum(shown), 0) as shown, coalesce(sum(clicked), 0) as clicked
    from content_banner_days where entry_id = ${entryId}`.execute(db);
  return rows[0]!;
}

/** The last days, the oldest first, also those without any. */
export async function daysOf(db: Database, entryId: number, days: number): Promise<(Counted & { day: string })[]> {
  const { rows } = await sql<Counted & { day: string }>`
    select to_char(today - ago, 'YYYY-MM-DD') as day, coalesce(shown, 0) as shown, coalesce(clicked, 0) as clicked
    from day_in_china(clock_now()) as today
    cross join generate_series(0, ${days}::int - 1) as ago
    left join content_banner_days on entry_id = ${entryId} and day = today - ago
    order by ago desc`.execute(db);
  return rows;
}
