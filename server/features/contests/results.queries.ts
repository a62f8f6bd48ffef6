import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Says that it is certain who won, or that nobody did, now or since a moment. What was said first stays. */
export async function saveResultsReady(db: Database, contestId: number, since?: Date): Promise<void> {
  await sql`
    update contests set results_ready_at = coalesce(${since ?? null}::timestamptz, clock_now())
    where id = ${contestId} and results_ready_at is null`.execute(db);
}
