import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table playlists (
      id bigint generated always as identity primary key,
      slug text not null unique,
      title_zh text not null,
      title_en text not null,
      description_zh text not null default '',
      description_en text not null default '',
      position int not null default 0,
      published boolean not null default true,
      -- When visitors see it, if it is published; without a limit where there is none.
      shown_from timestamptz,
      shown_until timestamptz check (shown_until > shown_from),
      -- The piece whose cover it has; otherwise its first one.
      cover_id bigint references materials on delete set null,
      version int not null default 1
    );
    create index playlists_cover on playlists (cover_id) where cover_id is not null;
    create table playlist_materials (
      playlist_id bigint not null references playlists on delete cascade,
      material_id bigint not null references materials on delete cascade,
      position int not null default 0,
      primary key (playlist_id, material_id)
    );
    create index playlist_materials_material on playlist_materials (material_id);
  `.execute(db);
}
