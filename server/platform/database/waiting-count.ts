import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** How much waits, and the earliest of its times. */
export interface Waiting {
  count: number;
  since: Date | null;
}

/** Counts the rows of a table with a condition, and reads the earliest `at` among them. */
export async function readWaiting(db: Database, at: string, rows: RawBuilder<unknown>): Promise<Waiting> {
  const read = await sql<Waiting>`select count(*) as count, min(${sql.ref(at)}) as since from ${rows}`.execute(db);
  return read.rows[0]!;
}
