import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What editors keep counts its changes, so that of two who change it at once the second is told.
    alter table topics add column version int not null default 1;
    alter table hot_words add column version int not null default 1;
    alter table categories add column version int not null default 1;
    create unique index categories_name_zh on categories (kind, name_zh);
    create unique index categories_name_en on categories (kind, lower(name_en));
    create unique index hot_words_word_en on hot_words (lower(word_en));

    -- The orders of the catalogue desk, which lists materials of every state.
    create index materials_by_publication on materials (published_at desc nulls last, id desc);
    create index materials_by_change on materials (updated_at desc, id desc);
    -- What is not on sale is little, and must not be looked for among all that is.
    create index materials_not_on_sale on materials (state, updated_at desc, id desc) where state <> 'online';
    create index materials_ever_featured on materials (featured_at desc) where featured_at is not null;
    -- The whole keyword; parts of titles are read along the orders above.
    create index materials_keywords on materials using gin (keywords_zh, keywords_en);
  `.execute(db);
}
