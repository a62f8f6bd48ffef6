import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a track asks of its entries; those that were there ask what every track did. As json, which keeps the order.
    alter table contest_tracks add column limits json not null default '{
      "entries": 15, "leastPictures": 5, "mostPictures": 9, "pictureMb": 5, "leastSide": 1, "mostSide": 30000,
      "videoMb": 500, "leastSeconds": 30, "mostSeconds": 300
    }';
  `.execute(db);
}
