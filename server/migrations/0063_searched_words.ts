import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The words of the search that led to the material; empty when there was none.
    alter table material_events add column searched text not null default '';
    create index material_events_searched on material_events (material_id, at) where searched <> '';
  `.execute(db);
}
