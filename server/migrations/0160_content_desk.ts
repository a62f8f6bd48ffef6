import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the desk's list shows and looks through, of the draft or else of the published revision, so that no list
    -- opens revisions. The version grows with every change; whoever changes an entry names the one that they saw.
    alter table content_entries
      add column version int not null default 1,
      add column title_zh text not null default '',
      add column title_en text not null default '',
      add column missing text check (missing in ('zh', 'en')),
      add column changed_at timestamptz not null default clock_now();

    create function keep_entry_titles() returns trigger language plpgsql as $$
    begin
      select r.title_zh, r.title_en, r.made_at,
        case when r.title_zh = '' or (r.body_zh = '[]' and r.body_en <> '[]') then 'zh'
          when r.title_en = '' or (r.body_en = '[]' and r.body_zh <> '[]') then 'en' end
      into new.title_zh, new.title_en, new.changed_at, new.missing
      from content_revisions r where r.id = coalesce(new.draft_revision, new.published_revision);
      return new;
    end $$;
    create trigger content_entries_titles before update of draft_revision, published_revision on content_entries
      for each row when (coalesce(new.draft_revision, new.published_revision) is not null)
      execute function keep_entry_titles();
    update content_entries set draft_revision = draft_revision;

    create function entry_words(slug text, title_zh text, title_en text) returns text
      language sql immutable strict parallel safe
      return lower(slug || chr(10) || title_zh || chr(10) || title_en);
    create index content_entries_words on content_entries
      using gin (letter_pairs(entry_words(slug, title_zh, title_en)));
    create index content_entries_newest on content_entries (changed_at desc, id desc);
    create index content_entries_of_type on content_entries (type, changed_at desc, id desc);
    create index content_entries_in_state on content_entries (state, changed_at desc, id desc);
    create index content_entries_missing on content_entries (missing, changed_at desc, id desc)
      where missing is not null;
    create index content_votes_unhelpful on content_votes (entry_id, at) where not helpful;
  `.execute(db);
}
