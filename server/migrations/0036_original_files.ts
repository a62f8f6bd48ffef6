import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The material that had a file first: another one with the same bytes is not taken in.
    create table original_files (
      sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
      material_id bigint not null unique references materials on delete cascade,
      size_bytes bigint not null
    );
    create index original_files_size on original_files (size_bytes);
    insert into original_files (sha256, material_id, size_bytes)
    select distinct on (sha256) sha256, id, size_bytes from materials
    where sha256 ~ '^[0-9a-f]{64}$' order by sha256, id;

    -- The material whose file a refused one repeats.
    alter table media_runs add same_as bigint references materials on delete set null;
    create index media_runs_same_as on media_runs (same_as) where same_as is not null;
  `.execute(db);
}
