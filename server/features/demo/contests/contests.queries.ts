import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface FoundContest {
  contestId: number;
  closesAt: Date;
  resultsAt: Date;
  trackIds: number[];
}

/** A contest with its tracks in their order. */
export async function findContest(db: Database, contestId: number): Promise<FoundContest> {
  const { rows } = await sql<FoundContest>`
    select c.id as contest_id, c.closes_at, c.results_at, to_json(array(
      select t.id from track_facts t where t.contest_id = c.id order by t.place)) as track_ids
    from contest_facts c where c.id = ${contestId}`.execute(db);
  return rows[0]!;
}

/** Entries by track, in the order in which they came. */
export async function listEntries(db: Database, contestId: number): Promise<{ id: number; trackId: number }[]> {
  const { rows } = await sql<{ id: number; trackId: number }>`
    select id, track_id from entry_facts where contest_id = ${contestId} order by id`.execute(db);
  return rows;
}

/** Whether a contest has a jury, which comes last. */
export async function isFilled(db: Database, contestId: number): Promise<boolean> {
  const { rows } = await sql`select from jury_facts where contest_id = ${contestId} limit 1`.execute(db);
  return rows.length > 0;
}
