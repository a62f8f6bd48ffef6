import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What other software wrote into the file of a sound, for editors to take over; empty where it says nothing.
    create table sound_suggestions (
      material_id bigint primary key references materials on delete cascade,
      title text not null check (char_length(title) <= 120),
      composer text not null check (char_length(composer) <= 120),
      artist text not null check (char_length(artist) <= 120),
      album text not null check (char_length(album) <= 120),
      genre text not null check (char_length(genre) <= 120),
      copyright text not null check (char_length(copyright) <= 200),
      isrc text not null check (isrc = '' or isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'),
      bpm int check (bpm between 20 and 300),
      musical_key text check (musical_key ~ '^[a-g](-sharp|-flat)?-(major|minor)$')
    );

    alter table material_files drop constraint material_files_rendition_check;
    alter table material_files add constraint material_files_rendition_check check (
      rendition in ('original', 'thumb-1x', 'thumb-2x', 'poster', 'preview', 'sample', 'wave', 'cover',
        'suggested-cover', 'unmarked')
    );
  `.execute(db);
}
