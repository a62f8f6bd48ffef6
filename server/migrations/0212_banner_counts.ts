import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How often banners were seen and clicked on each day in China, as far as browsers told.
    create table content_banner_days (
      entry_id bigint not null references content_entries,
      day date not null,
      shown int not null default 0,
      clicked int not null default 0,
      primary key (entry_id, day)
    );
    -- For the newest of a type.
    create index content_entries_latest
      on content_entries (type, (coalesce(shown_from, published_at)) desc, id desc) where state = 'published';
  `.execute(db);
}
