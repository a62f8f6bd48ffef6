import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- For the calendar of what begins and what ends.
    create index content_entries_from on content_entries (shown_from)
      where state = 'published' and shown_from is not null;
    create index content_entries_until on content_entries (shown_until)
      where state = 'published' and shown_until is not null;
  `.execute(db);
}
