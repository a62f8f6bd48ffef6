import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who has which entry open; a page says so again before the time is over.
    create table content_editors (
      user_id bigint not null references users,
      entry_id bigint not null references content_entries on delete cascade,
      open_until timestamptz not null,
      primary key (user_id, entry_id)
    );
    create index content_editors_of_entry on content_editors (entry_id, open_until);
  `.execute(db);
}
