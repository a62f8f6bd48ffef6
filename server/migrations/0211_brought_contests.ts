import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contests
      -- Of one that came with the demo: by which the next start knows that it is there, whatever became of it.
      add column brought_as text unique;
  `.execute(db);
}
