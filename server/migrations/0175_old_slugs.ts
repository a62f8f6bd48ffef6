import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Addresses that visitors knew an entry by before it was renamed; they lead to its present one.
    create table content_old_slugs (
      entry_id bigint not null references content_entries,
      slug text not null,
      renamed_at timestamptz not null default clock_now(),
      primary key (entry_id, slug)
    );
    create index content_old_slugs_slug on content_old_slugs (slug, renamed_at desc);
  `.execute(db);
}
