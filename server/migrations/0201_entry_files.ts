import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contest_entries
      alter column sealed_contact type text using null,
      add column claimed_by bigint references users,
      add column claimed_until timestamptz,
      add column decided_by bigint references users,
      add column decided_at timestamptz;

    -- A file has its place from the moment that somebody begins to send it.
    alter table contest_entry_files drop constraint contest_entry_files_state_check;
    alter table contest_entry_files
      add constraint contest_entry_files_state_check check (state in ('sending', 'checking', 'good', 'refused')),
      alter column state set default 'sending',
      drop column upload_id,
      drop column look,
      add column thumbnail_key text,
      -- How it looks: 64 bits and 24 coefficients, as for materials.
      add column hash bigint,
      add column layout smallint[],
      add column crashes smallint not null default 0,
      add column checked_at timestamptz,
      add check (num_nulls(hash, layout, thumbnail_key) in (0, 3)),
      add check ((state in ('good', 'refused')) = (checked_at is not null)),
      add check (state = 'sending' or original_key is not null);
    create index contest_entry_files_hash on contest_entry_files (contest_id, hash) where state = 'good';

    alter table uploads drop constraint uploads_kind_check;
    alter table uploads add constraint uploads_kind_check check (
      kind in ('video', 'photo', 'release', 'application', 'sound', 'content', 'entry')
    );
    alter table uploads add column entry_file_id bigint unique references contest_entry_files on delete set null;
  `.execute(db);
}
