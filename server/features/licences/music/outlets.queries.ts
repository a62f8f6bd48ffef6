import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Holds the licence, so that its outlets are changed by one person at a time. */
export async function lockLicence(db: Database, licenceId: number): Promise<void> {
  await sql`select from licences where id = ${licenceId} for update`.execute(db);
}

/** They belong to the line, so a reissued licence keeps them. */
export async function replaceOutlets(db: Database, lineId: number, outlets: readonly string[]): Promise<void> {
  await sql`
    insert into licence_outlets (line_id, outlets) values (${lineId}, ${[...outlets]}::text[])
    on conflict (line_id) do update set outlets = excluded.outlets, updated_at = clock_now()`.execute(db);
}
