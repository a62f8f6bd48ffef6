import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A mixed order holds video and photos.
    alter table orders drop constraint orders_kind_check;
    alter table orders add constraint orders_kind_check check (kind in ('video', 'photo', 'mixed', 'music'));
  `.execute(db);
}
