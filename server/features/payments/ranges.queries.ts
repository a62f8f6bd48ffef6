import { sql } from 'kysely';

export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a time lies in some days in China, the last of them included. */
export function inDays(at: ReturnType<typeof sql.ref>, { from, to }: Days) {
  const begin = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`;
  return sql<boolean>`(${from === undefined ? sql`true` : sql`${at} >= ${begin(from)}`}
    and ${to === undefined ? sql`true` : sql`${at} < ${begin(to)} + interval '1 day'`})`;
}
