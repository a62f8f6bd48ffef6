import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Lets only one rebuild run at a time; false for a second one. The lock lasts as long as the connection. */
export async function claimRebuild(db: Database): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`select pg_try_advisory_lock(hashtext('search.rebuild')) as ok`.execute(
    db,
  );
  return rows[0]?.ok ?? false;
}

export async function releaseRebuild(db: Database): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('search.rebuild'))`.execute(db);
}
