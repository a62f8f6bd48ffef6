import { sql } from 'kysely';

export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** SQL condition: a time lies within these days in China, the last day included. */
export function inDays(at: ReturnType<typeof sql.ref>, { from, to }: Days) {
  return sql<boolean>`(${from === undefined ? sql`true` : sql`${at} >= day_begins_in_china(${from}::date)`}
    and ${to === undefined ? sql`true` : sql`${at} < day_begins_in_china(${to}::date + 1)`})`;
}

/** SQL table `days` of the last days in China, today included. */
export function lastDays(count: number) {
  return sql`(
    select day::date as day
    from generate_series(day_in_china(clock_now()) - ${count}::int + 1, day_in_china(clock_now()), interval '1 day') day
  ) days`;
}

/** SQL moment at which the first of the last days in China begins. */
export function beginOfLastDays(count: number) {
  return sql<Date>`day_begins_in_china(day_in_china(clock_now()) - ${count}::int + 1)`;
}
