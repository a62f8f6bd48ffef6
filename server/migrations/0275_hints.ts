import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Hints for beginners that this person has put away, by their names.
    alter table users add column hints_seen text[] not null default '{}'
  `.execute(db);
}
