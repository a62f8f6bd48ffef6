import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whoever confirmed a statement after this moment may have come too late for the run, which began a little later.
    alter table statement_runs add column late_from timestamptz;
    update statement_runs set late_from = finished_at;
    alter table statement_runs alter column late_from set default clock_now();
  `.execute(db);
}
