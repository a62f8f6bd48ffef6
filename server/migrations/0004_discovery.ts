import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- featured_at: chosen by editors for the home page. people: unknown when null.
    alter table materials add column featured_at timestamptz;
    alter table materials add column people boolean;
    create index materials_featured on materials (kind, featured_at desc, id desc)
      where state = 'online' and featured_at is not null;

    -- Words that mean the same: whoever searches for one finds the others too.
    create table synonyms (
      id bigint generated always as identity primary key,
      words text[] not null check (cardinality(words) between 2 and 20),
      -- The index knows of it; until then it changes no search.
      indexed boolean not null default false,
      updated_at timestamptz not null default clock_now()
    );

    -- What people searched for, day by day, and how much they found.
    create table searched_words (
      day date not null,
      type text not null check (type in ('video', 'pic', 'music', 'effect')),
      keyword text not null,
      times int not null,
      found int not null,
      primary key (day, type, keyword)
    );
    create index searched_words_not_found on searched_words (day) where found = 0;

    create table bookmarks (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      material_id bigint not null references materials on delete cascade,
      created_at timestamptz not null default clock_now(),
      unique (user_id, material_id)
    );
    create index bookmarks_of_material on bookmarks (material_id);

    create table boards (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      name text not null,
      -- Whoever knows it may look.
      share_key text unique,
      created_at timestamptz not null default clock_now(),
      unique (user_id, name)
    );
    create table board_materials (
      board_id bigint not null references boards on delete cascade,
      material_id bigint not null references materials on delete cascade,
      added_at timestamptz not null default clock_now(),
      primary key (board_id, material_id)
    );
    create index board_materials_material on board_materials (material_id);

    -- What people did with materials, as it came in …
    create table material_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_now(),
      material_id bigint not null references materials on delete cascade,
      rule smallint not null,
      user_id bigint references users on delete set null,
      -- One person counts once a day; nobody can be found from it.
      visitor bytea not null,
      referer text not null,
      navigator text not null
    );
    create index material_events_at on material_events (at);
    create index material_events_material on material_events (material_id);
    create index material_events_user on material_events (user_id) where user_id is not null;
    -- … and counted.
    create table material_days (
      material_id bigint not null references materials on delete cascade,
      day date not null,
      opens int not null default 0,
      samples int not null default 0,
      bookmarks int not null default 0,
      carts int not null default 0,
      sales int not null default 0,
      primary key (material_id, day)
    );
    create index material_days_day on material_days (day);

    -- Somebody thinks that something is wrong with a material.
    create table material_reports (
      id bigint generated always as identity primary key,
      material_id bigint not null references materials on delete cascade,
      reason text not null check (
        reason in ('rights', 'privacy', 'wrong-information', 'offensive', 'technical', 'other')
      ),
      text text not null,
      reporter_id bigint references users on delete set null,
      created_at timestamptz not null default clock_now(),
      closed_at timestamptz,
      closed_by bigint references users on delete set null,
      answer text not null default ''
    );
    create index material_reports_open on material_reports (created_at) where closed_at is null;
    create index material_reports_material on material_reports (material_id);
    create index material_reports_reporter on material_reports (reporter_id) where reporter_id is not null;
    create index material_reports_closed_by on material_reports (closed_by) where closed_by is not null;

    -- Stands behind another that looks almost the same.
    create table material_folds (
      material_id bigint primary key references materials on delete cascade,
      head_id bigint not null references materials on delete cascade
    );
    create index material_folds_head on material_folds (head_id);

    create table contests (
      id bigint generated always as identity primary key,
      slug text not null unique,
      title_zh text not null,
      title_en text not null,
      opens_at timestamptz not null,
      closes_at timestamptz not null check (closes_at > opens_at),
      published boolean not null default false,
      created_at timestamptz not null default clock_now()
    );
    create index contests_dates on contests (closes_at) where published;
  `.execute(db);
}
