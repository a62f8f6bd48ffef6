import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Each file that a licence covers, as it was when the licence was issued: of music, the piece and all its versions.
    create table licence_files (
      id bigint generated always as identity primary key,
      licence_id bigint not null references licences,
      -- From 0; the first is the material that was ordered.
      position int not null check (position >= 0),
      material_id bigint not null references materials,
      material_code text not null,
      title_zh text not null,
      title_en text not null,
      -- Name of the upload.
      file_name text not null,
      size_bytes bigint not null,
      sha256 text not null,
      unique (licence_id, position),
      unique (licence_id, material_id)
    );
    create index licence_files_material on licence_files (material_id);
    insert into licence_files (licence_id, position, material_id, material_code, title_zh, title_en, file_name,
      size_bytes, sha256)
    select id, 0, material_id, material_code, title_zh, title_en, file_name, size_bytes, sha256
    from licences order by id;
    alter table licences drop column file_name, drop column size_bytes, drop column sha256;

    -- A copy is of one file.
    drop view if exists licensed_copy_facts;
    alter table licensed_copies add file_id bigint references licence_files;
    update licensed_copies c set file_id = f.id from licence_files f where f.licence_id = c.licence_id;
    alter table licensed_copies drop column licence_id, add primary key (file_id);

    -- Where a licensee publishes; of all licences that were issued for one line.
    create table licence_outlets (
      line_id bigint primary key references order_lines,
      outlets text[] not null,
      updated_at timestamptz not null default clock_now()
    );

    -- A licence has a cue sheet too; of certificates, the name sees to it that there is one.
    drop index papers_licence;
    create index papers_licence on papers (licence_id) where licence_id is not null;
  `.execute(db);
}
