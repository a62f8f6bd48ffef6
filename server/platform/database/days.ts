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
