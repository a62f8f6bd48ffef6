import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The desk lists what was decided last first, and never by the old index, which puts undecided entries before all.
    drop index contest_entries_decided;
    create index contest_entries_latest on contest_entries (decided_at desc nulls last, id desc);
  `.execute(db);
}
