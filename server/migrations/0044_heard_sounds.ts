import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a machine heard in a sound. A row without anything means that there was nothing to hear; no row, that nobody
    -- has listened yet. Tempo and key are suggestions; staff confirm them in sounds.
    create table heard_sounds (
      material_id bigint primary key references materials on delete cascade,
      bpm int check (bpm between 20 and 300),
      musical_key text check (musical_key ~ '^[a-g](-sharp|-flat)?-(major|minor)$'),
      energy text check (energy in ('low', 'medium', 'high')),
      numbers smallint[] check (cardinality(numbers) = 24 and 0 <= all (numbers) and 255 >= all (numbers))
    );

    -- Sounds have lists of their own, with middles of their own. Tags narrow lists of sounds; pictures have none.
    alter table look_centroids add column sounds boolean not null default false;
    alter table look_centroids drop constraint look_centroids_pkey, add primary key (sounds, centroid);
    alter table look_entries add column tags int[];

    -- Recordings that somebody searched by: how they sound, never the recording itself.
    create table sent_sounds (
      key text primary key,
      numbers smallint[] not null check (cardinality(numbers) = 24),
      created_at timestamptz not null default clock_now()
    );
    create index sent_sounds_created_at on sent_sounds (created_at);
  `.execute(db);
}
