import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_entries drop constraint content_entries_type_check,
      add constraint content_entries_type_check check (
        type in ('origin', 'case', 'brand', 'content', 'activity', 'contest', 'question', 'page', 'banner'));
  `.execute(db);
}
