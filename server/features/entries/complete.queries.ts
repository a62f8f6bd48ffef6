import { sql } from 'kysely';
import { GRACE_MINUTES } from '#contract/domain/entry.ts';
import type { Database } from '../../platform/database/database.ts';

interface Of {
  contestId: number;
  /** Null for all tracks. */
  trackId: number | null;
}

/** Waits for whoever is submitting one of these entries. */
export async function awaitSubmissions(db: Database, { contestId, trackId }: Of): Promise<void> {
  await sql`
    select from contest_entries
    where contest_id = ${contestId} and (${trackId}::bigint is null or track_id = ${trackId})
      and state in ('draft', 'rejected')
    for share`.execute(db);
}

/** Whether any may still be submitted, and how many of them wait for a decision about their eligibility. */
export async function readComing(
  db: Database,
  { contestId, trackId }: Of,
): Promise<{ open: boolean; waiting: number }> {
  const { rows } = await sql<{ open: boolean; waiting: number }>`
    select closes_at + interval '${sql.lit(GRACE_MINUTES)} minutes' > clock_now() as open, (
      select count(*) from contest_entries e
      where e.contest_id = c.id and (${trackId}::bigint is null or e.track_id = ${trackId})
        and e.state = 'submitted') as waiting
    from contest_facts c where id = ${contestId}`.execute(db);
  return rows[0] ?? { open: false, waiting: 0 };
}
