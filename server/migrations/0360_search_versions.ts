import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Orders what is written to an index on other machines.
  await sql`create sequence search_versions`.execute(db);
}
