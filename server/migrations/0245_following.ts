import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Searches that somebody has kept; query has what the search call takes, without order and pages.
    create table saved_searches (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      name text not null,
      query jsonb not null,
      mail boolean not null default true,
      saved_at timestamptz not null default clock_now(),
      -- When its owner last looked at the results: what came on sale later is new.
      seen_at timestamptz not null default clock_now(),
      unique (user_id, query)
    );
    create unique index saved_searches_name on saved_searches (user_id, lower(name));

    -- Photographers whom somebody follows, by their shops.
    create table followed_shops (
      user_id bigint not null references users,
      shop_id bigint not null references shops,
      followed_at timestamptz not null default clock_now(),
      seen_at timestamptz not null default clock_now(),
      primary key (user_id, shop_id)
    );
    create index followed_shops_shop on followed_shops (shop_id);

    -- Everybody who has saved a search or followed somebody: whether they want mails, and what they know of by them.
    create table news_readers (
      user_id bigint primary key references users,
      mail boolean not null default true,
      told_until timestamptz not null default clock_now()
    );
    create index news_readers_due on news_readers (told_until) where mail;
  `.execute(db);
}
