import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Adds one process's counts of a minute to those of all, and returns the sums. Older minutes are deleted on the way. */
export async function addRequestCounts(
  db: Database,
  minute: number,
  counts: Map<string, number>,
): Promise<Map<string, number>> {
  // In the order of keys, so that two processes never wait for each other.
  const { rows } = await sql<{ key: string; requests: number }>`
    with past as (delete from request_counts where minute < ${minute} - 1)
    insert into request_counts as kept (minute, key, requests)
    select ${minute}, key, requests
    from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as added (key, requests)
    order by key
    on conflict (minute, key) do update set requests = kept.requests + excluded.requests
    returning key, requests`.execute(db);
  return new Map(rows.map(({ key, requests }) => [key, requests]));
}
