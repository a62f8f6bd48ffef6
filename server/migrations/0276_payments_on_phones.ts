import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether the buyer was sent to the gateway's page for phones.
    alter table payment_attempts add column phone boolean not null default false
  `.execute(db);
}
