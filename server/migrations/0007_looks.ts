import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How pictures and clips look, in lists of what looks alike. The 24 numbers are a material's layout, weighted as the
    -- eye does, in columns of their own because reading them out of an array takes twice as long; norm is the sum of
    -- their squares. What filters ask for is the same as in the index, and so is which materials there are.
    create table look_entries (
      material_id bigint primary key,
      kind smallint not null,
      traits bigint not null,
      category_id int,
      shop_id int,
      -- The list; 0 while there are no centroids.
      centroid int not null,
      norm int not null,
      l1 smallint not null, l2 smallint not null, l3 smallint not null, l4 smallint not null,
      l5 smallint not null, l6 smallint not null, l7 smallint not null, l8 smallint not null,
      l9 smallint not null, l10 smallint not null, l11 smallint not null, l12 smallint not null,
      l13 smallint not null, l14 smallint not null, l15 smallint not null, l16 smallint not null,
      l17 smallint not null, l18 smallint not null, l19 smallint not null, l20 smallint not null,
      l21 smallint not null, l22 smallint not null, l23 smallint not null, l24 smallint not null
    );
    create index look_entries_list on look_entries (kind, centroid);

    -- What changed since the lists were last made anew, or are being made: those that are not there yet must look again.
    create table look_changes (material_id bigint primary key);

    -- The middle of each list.
    create table look_centroids (
      centroid int primary key,
      norm int not null,
      l1 smallint not null, l2 smallint not null, l3 smallint not null, l4 smallint not null,
      l5 smallint not null, l6 smallint not null, l7 smallint not null, l8 smallint not null,
      l9 smallint not null, l10 smallint not null, l11 smallint not null, l12 smallint not null,
      l13 smallint not null, l14 smallint not null, l15 smallint not null, l16 smallint not null,
      l17 smallint not null, l18 smallint not null, l19 smallint not null, l20 smallint not null,
      l21 smallint not null, l22 smallint not null, l23 smallint not null, l24 smallint not null
    );

    -- Pictures that somebody searched by: how they look, never the picture itself.
    create table sent_pictures (
      key text primary key,
      hash bigint not null,
      layout smallint[] not null check (cardinality(layout) = 24),
      colours text[] not null,
      created_at timestamptz not null default clock_now()
    );
    create index sent_pictures_created_at on sent_pictures (created_at);
  `.execute(db);
}
