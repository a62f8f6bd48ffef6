import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** A version that is higher than all before. */
export async function nextVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`select nextval('search_versions') as version`.execute(db);
  return rows[0]?.version ?? 0;
}
