import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Pictures that editors sent for what they write.
    create table content_pictures (
      id bigint generated always as identity primary key,
      -- By which revisions name it. Below it lie its files in the bucket for previews, one for each width.
      key text not null unique check (key ~ '^content/[a-z0-9-]{1,100}$'),
      widths int[] not null check (cardinality(widths) between 1 and 3),
      -- Of the largest one.
      width int not null check (width > 0),
      height int not null check (height > 0),
      colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
      -- As it was sent, in the bucket for originals.
      original_key text not null unique,
      sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
      size_bytes bigint not null,
      name text not null,
      -- What it shows, for whoever puts it into an entry.
      alt_zh text not null default '',
      alt_en text not null default '',
      -- What stays in sight where it is cropped: hundredths from the left and from the top.
      focus_x smallint not null default 50 check (focus_x between 0 and 100),
      focus_y smallint not null default 50 check (focus_y between 0 and 100),
      version int not null default 1,
      added_by bigint references users,
      added_at timestamptz not null default clock_now()
    );
    create function picture_words(name text, alt_zh text, alt_en text) returns text
      language sql immutable strict parallel safe
      return lower(name || chr(10) || alt_zh || chr(10) || alt_en);
    create index content_pictures_words on content_pictures
      using gin (letter_pairs(picture_words(name, alt_zh, alt_en)));

    -- Which revision shows which picture. Only the trigger below writes it, whoever adds a revision.
    create table content_picture_uses (
      picture_id bigint not null references content_pictures,
      entry_id bigint not null,
      revision_id bigint not null,
      primary key (picture_id, entry_id, revision_id),
      foreign key (entry_id, revision_id) references content_revisions (entry_id, id)
    );

    create function note_picture_uses() returns trigger language plpgsql as $$
    begin
      insert into content_picture_uses (picture_id, entry_id, revision_id)
      select id, new.entry_id, new.id from content_pictures
      where key = new.cover or key in (
        select shown #>> '{}' from jsonb_path_query(new.body_zh || new.body_en, '$[*].picture.key') as shown
        union
        select shown #>> '{}' from jsonb_path_query(new.body_zh || new.body_en, '$[*].pictures[*].key') as shown);
      return null;
    end $$;
    create trigger content_revisions_pictures after insert on content_revisions
      for each row execute function note_picture_uses();

    alter table uploads drop constraint uploads_kind_check;
    alter table uploads add constraint uploads_kind_check check (
      kind in ('video', 'photo', 'release', 'application', 'sound', 'content')
    );
    -- The same file sent twice is one picture.
    alter table uploads add column content_picture_id bigint references content_pictures on delete set null;
    create index uploads_content_pictures on uploads (content_picture_id) where content_picture_id is not null;
  `.execute(db);
}
