import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The browser that logged in; strangers' wrong passwords do not lock it out.
    alter table sessions add column device_hash bytea;
    create index sessions_device on sessions (device_hash) where device_hash is not null;
  `.execute(db);
}
