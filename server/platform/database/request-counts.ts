import { sql } from 'kysely';
import type { RequestSums } from '../http/request-counts.ts';
import type { Database } from './database.ts';

interface Row {
  key: string;
  requests: number;
  minute: number;
  msLeft: number;
}

/**
 * Adds one process's counts to those of all in the minute of the database's clock, and returns the sums. Older minutes
 * are deleted on the way.
 */
export async function addRequestCounts(db: Database, counts: Map<string, number>): Promise<RequestSums> {
  // In the order of keys, so that two processes never wait for each other.
  const { rows } = await sql<Row>`
    with clock as (
      select floor(extract(epoch from clock_now()) / 60)::int as minute,
        60000 - extract(milliseconds from clock_now())::int as ms_left
    ), past as (
      delete from request_counts where minute < (select minute from clock) - 1
    ), added as (
      insert into request_counts as kept (minute, key, requests)
      select (select minute from clock), key, requests
      from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as fresh (key, requests)
      order by key
      on conflict (minute, key) do update set requests = kept.requests + excluded.requests
      returning key, requests
    )
    select key, requests, minute, ms_left from added, clock`.execute(db);
  const { minute, msLeft } = rows[0]!;
  return { minute, msLeft, sums: new Map(rows.map(({ key, requests }) => [key, requests])) };
}
