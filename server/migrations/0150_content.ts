import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What editors write: which revision visitors see, from when until when, and which one is being worked on.
    create table content_entries (
      id bigint generated always as identity primary key,
      type text not null
        check (type in ('origin', 'case', 'brand', 'content', 'activity', 'question', 'page', 'banner')),
      slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
      position int not null default 0,
      state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
      -- Read by the clock: what is published and begins later is seen by nobody yet.
      shown_from timestamptz,
      shown_until timestamptz check (shown_until > shown_from),
      published_revision bigint,
      draft_revision bigint,
      published_at timestamptz,
      -- Of an entry that came with the product: by which the next start knows that it is there, whatever became of it.
      brought_as text unique,
      created_at timestamptz not null default clock_now(),
      unique (type, slug),
      check (state <> 'published' or (published_revision is not null and published_at is not null))
    );
    create index content_entries_shown on content_entries (type, position, id) where state = 'published';

    -- Never changed: what an entry says at one moment.
    create table content_revisions (
      id bigint generated always as identity primary key,
      entry_id bigint not null references content_entries,
      title_zh text not null,
      title_en text not null,
      summary_zh text not null,
      summary_en text not null,
      seo_zh text not null,
      seo_en text not null,
      body_zh jsonb not null,
      body_en jsonb not null,
      -- A key of the public bucket.
      cover text,
      tags text[] not null default '{}',
      material_ids bigint[] not null default '{}',
      shop_ids bigint[] not null default '{}',
      topic_ids bigint[] not null default '{}',
      facts jsonb not null,
      -- Pinyin of what a question is found by, made when it is written.
      spelt text not null default '',
      made_by bigint references users,
      made_at timestamptz not null default clock_now(),
      unique (entry_id, id),
      check (title_zh <> '' or title_en <> '')
    );
    alter table content_entries
      add foreign key (id, published_revision) references content_revisions (entry_id, id),
      add foreign key (id, draft_revision) references content_revisions (entry_id, id);

    create function refuse_revision_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a revision is never changed';
    end $$;
    create trigger content_revisions_stay before update or delete on content_revisions
      for each row execute function refuse_revision_change();
    create trigger content_revisions_remain before truncate on content_revisions
      execute function refuse_revision_change();

    -- Whether an answer helped. Who judged is a keyed hash of account or network, only to count them once a day.
    create table content_votes (
      id bigint generated always as identity primary key,
      entry_id bigint not null references content_entries,
      voter bytea not null,
      day date not null,
      helpful boolean not null,
      comment text not null,
      at timestamptz not null default clock_now(),
      unique (entry_id, voter, day)
    );
  `.execute(db);
}
