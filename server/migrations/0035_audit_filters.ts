import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The trail by day and by person.
    create index audit_events_at on audit_events (at);
    create index audit_events_actor on audit_events (actor_id, id desc);
  `.execute(db);
}
