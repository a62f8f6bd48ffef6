import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- All four are read under /Case, so that a slug names one of them.
    create unique index content_entries_articles on content_entries (slug)
      where type in ('origin', 'case', 'brand', 'content');
  `.execute(db);
}
