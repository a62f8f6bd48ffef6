import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Why an entry was rejected stays when it is submitted again, for whoever looks whether that was fixed.
    alter table contest_entries drop constraint contest_entries_check1;
    alter table contest_entries add check (state <> 'rejected' or reject_code is not null);

    create index contest_entries_waiting on contest_entries (submitted_at, id) where state = 'submitted';
    create index contest_entries_decided on contest_entries (decided_at desc, id desc) where decided_at is not null;
  `.execute(db);
}
