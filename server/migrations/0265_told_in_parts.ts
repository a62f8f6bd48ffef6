import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Entrants up to this one have been told, so that telling many goes on where it ended.
    alter table contest_awardings add column told_to bigint not null default 0;
  `.execute(db);
}
