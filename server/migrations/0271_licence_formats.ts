import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A licensed original in another format, made when somebody asks and kept for a month.
    create table licence_formats (
      file_id bigint not null references licence_files,
      format text not null check (format in ('jpeg-4000', 'jpeg-2000', 'mp4-1080', 'prores-proxy')),
      -- Known before it is made, so that each try writes to the same place.
      key text not null unique,
      state text not null default 'making' check (state in ('making', 'ready', 'failed')),
      percent integer not null default 0 check (percent between 0 and 100),
      -- How often the process that makes it has died.
      crashes integer not null default 0,
      size_bytes bigint,
      asked_at timestamptz not null default clock_now(),
      made_at timestamptz,
      primary key (file_id, format),
      check (case state when 'ready' then num_nulls(size_bytes, made_at) = 0 else num_nonnulls(size_bytes, made_at) = 0 end)
    )
  `.execute(db);
}
