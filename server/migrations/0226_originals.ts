import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Winners whose originals a coordinator has asked for; asking again moves the deadline.
    create table original_requests (
      entry_id bigint primary key references contest_entries,
      due_at timestamptz not null,
      asked_by bigint not null references users,
      asked_at timestamptz not null default clock_now()
    );

    -- The original of a file of an entry; a new one takes its place.
    create table entry_originals (
      entry_file_id bigint primary key references contest_entry_files,
      name text not null,
      bytes bigint not null,
      key text not null unique,
      content_type text not null,
      sent_at timestamptz not null default clock_now()
    );

    alter table uploads drop constraint uploads_kind_check;
    alter table uploads add constraint uploads_kind_check check (
      kind in ('video', 'photo', 'release', 'application', 'sound', 'content', 'entry', 'original')
    );
    alter table uploads add column original_of bigint references contest_entry_files on delete set null;

    create index stock_offer_files_small on stock_offer_files (entry_file_id) where outcome = 'too-small';
  `.execute(db);
}
