import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A retired tag stays on its pieces, and nobody sees it until it is brought back.
    alter table music_tags add version int not null default 1, add retired_at timestamptz;
    alter table sounds add version int not null default 1;
  `.execute(db);
}
