import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Of a piece; its versions are the same work. Null where nobody knows.
    create table sound_rights (
      material_id bigint primary key references materials on delete cascade,
      version int not null default 1,
      iswc text not null default '' check (iswc = '' or iswc ~ '^T[0-9]{10}$'),
      content_id boolean,
      samples boolean,
      made_with_ai boolean
    );
    create table sound_writers (
      material_id bigint not null references materials on delete cascade,
      position int not null check (position >= 0),
      role text not null check (role in ('composer', 'author', 'arranger', 'publisher')),
      name text not null,
      -- The society that collects for them.
      pro text not null,
      ipi text not null check (ipi = '' or ipi ~ '^[0-9]{9,11}$'),
      -- Hundredths of a per cent. Writers have 10,000 together, and so have publishers.
      share int not null check (share between 0 and 10000),
      primary key (material_id, position)
    );
    -- A recording has a code of its own, and so has each version.
    create table sound_isrcs (
      material_id bigint primary key references materials on delete cascade,
      isrc text not null unique check (isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$')
    );
    -- Who made a sound, as it was when the licence was issued; null for pictures, and for licences from before.
    alter table licence_files add credits jsonb;
  `.execute(db);
}
