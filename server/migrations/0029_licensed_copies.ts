import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The file that a licence delivers: its material's original with the licence written into it.
    create table licensed_copies (
      licence_id bigint primary key references licences,
      -- Null while it is being made.
      key text unique,
      size_bytes bigint,
      -- For archives.
      crc32 bigint check (crc32 between 0 and 4294967295),
      asked_at timestamptz not null default clock_now(),
      -- When it was last handed out, or made.
      fetched_at timestamptz,
      check (num_nulls(key, size_bytes, crc32, fetched_at) in (0, 4))
    );
    create index licensed_copies_fetched on licensed_copies (fetched_at);

    -- Archives contain licensed copies, which have their own.
    drop view if exists material_file_facts;
    alter table material_files drop column crc32;
  `.execute(db);
}
