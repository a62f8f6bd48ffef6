import { sql } from 'kysely';
import type { Database } from './database.ts';

interface Limit {
  points: number;
  seconds: number;
}

/**
 * Counts one use of `key`, across all processes and by the database's clock. Returns the seconds to wait when the limit
 * is exceeded.
 */
export async function takePoint(db: Database, key: string, limit: Limit): Promise<number | undefined> {
  const { rows } = await sql<{ points: number; wait: number }>`
    insert into rate_limits as kept (key, points, expires_at)
    values (${key}, 1, clock_now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      points = case when kept.expires_at > clock_now() then kept.points + 1 else 1 end,
      expires_at = case when kept.expires_at > clock_now() then kept.expires_at else excluded.expires_at end
    returning points, ceil(extract(epoch from expires_at - clock_now()))::int as wait`.execute(db);
  const row = rows[0];
  return row && row.points > limit.points ? row.wait : undefined;
}

/** Takes back one counted use that turned out to be legitimate. */
export async function givePointBack(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set({ points: sql`greatest(points - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

export async function forgetPoints(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute();
}
