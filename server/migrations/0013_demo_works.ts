import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Some pieces of the demo stop on their way to the shop, for photographers and reviewers to work on.
    alter table demo_items add column for_sale boolean not null default true;
  `.execute(db);
}
