import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contests
      -- The name under which a contest returns each year; empty for one of its own.
      add column series text not null default '',
      add column summary_zh text not null default '',
      add column summary_en text not null default '',
      add column rules_zh text not null default '',
      add column rules_en text not null default '',
      add column sponsor_zh text not null default '',
      add column sponsor_en text not null default '',
      add column max_score int not null default 100 check (max_score between 1 and 1000),
      -- The stage from which visitors see the works.
      add column gallery_from text not null default 'results' check (gallery_from in ('never', 'judging', 'results')),
      add column audience_prize boolean not null default false,
      add column results_at timestamptz,
      add column version int not null default 1;

    create table contest_tracks (
      id bigint generated always as identity primary key,
      contest_id bigint not null references contests,
      place smallint not null check (place > 0),
      name_zh text not null,
      name_en text not null,
      brief_zh text not null default '',
      brief_en text not null default '',
      kind text not null check (kind in ('video', 'single', 'group')),
      -- Entrants declare, and reviewers see, that the sponsor's car is shown long enough.
      shows_car boolean not null default false,
      unique (contest_id, place) deferrable initially deferred,
      unique (contest_id, id)
    );

    create table contest_criteria (
      id bigint generated always as identity primary key,
      contest_id bigint not null references contests,
      place smallint not null check (place > 0),
      name_zh text not null,
      name_en text not null,
      max_score int not null check (max_score > 0),
      unique (contest_id, place) deferrable initially deferred
    );

    create table contest_prizes (
      id bigint generated always as identity primary key,
      contest_id bigint not null references contests,
      track_id bigint,
      place smallint not null check (place > 0),
      name_zh text not null,
      name_en text not null,
      reward_zh text not null default '',
      reward_en text not null default '',
      count smallint not null default 1 check (count > 0),
      foreign key (contest_id, track_id) references contest_tracks (contest_id, id),
      unique (contest_id, place) deferrable initially deferred
    );

    create table contest_entries (
      id bigint generated always as identity primary key,
      contest_id bigint not null,
      track_id bigint not null,
      entrant_id bigint not null references users,
      -- Which of the entrant's fifteen in this track it is; one that was withdrawn gives its slot back.
      slot smallint check (slot between 1 and 15),
      state text not null default 'draft' check (state in (
        'draft', 'submitted', 'rejected', 'judging', 'shortlisted', 'awarded', 'not-awarded', 'withdrawn')),
      version int not null default 1,
      title text not null default '',
      story text not null default '',
      place text not null default '',
      taken_on date,
      gear text not null default '',
      -- The author's name and how to reach them, sealed: only coordinators open them.
      sealed_contact bytea,
      own_work boolean not null default false,
      editing text not null default '',
      ai_used boolean,
      people_shown text check (people_shown in ('none', 'agreed', 'unaware')),
      declares_car boolean not null default false,
      offers_stock boolean not null default false,
      reject_code text,
      reject_words text not null default '',
      car_seen boolean,
      submitted_at timestamptz,
      created_at timestamptz not null default clock_now(),
      changed_at timestamptz not null default clock_now(),
      foreign key (contest_id, track_id) references contest_tracks (contest_id, id),
      unique (contest_id, track_id, entrant_id, slot),
      unique (contest_id, id),
      check ((slot is null) = (state = 'withdrawn')),
      check ((reject_code is not null) = (state = 'rejected')),
      check (state in ('draft', 'withdrawn') or (submitted_at is not null and own_work))
    );
    create index contest_entries_entrant on contest_entries (entrant_id, id desc);
    create index contest_entries_state on contest_entries (track_id, state, submitted_at, id);

    -- Files of entries that were not withdrawn. What a file says of itself stays empty until the server has opened it.
    create table contest_entry_files (
      id bigint generated always as identity primary key,
      contest_id bigint not null,
      entry_id bigint not null,
      part text not null check (part in ('video', 'cover', 'picture')),
      place smallint not null check (place > 0),
      upload_id bigint unique,
      name text not null,
      bytes bigint not null check (bytes > 0),
      state text not null default 'checking' check (state in ('checking', 'good', 'refused')),
      refused_code text,
      sha256 bytea check (octet_length(sha256) = 32),
      original_key text,
      -- What judges and visitors see: redrawn, without metadata.
      shown_key text,
      width int,
      height int,
      duration_ms int,
      taken_at timestamptz,
      camera text not null default '',
      look bytea,
      created_at timestamptz not null default clock_now(),
      foreign key (contest_id, entry_id) references contest_entries (contest_id, id),
      unique (entry_id, part, place) deferrable initially deferred,
      -- One file belongs to one entry of one track.
      unique (contest_id, sha256),
      check ((refused_code is not null) = (state = 'refused')),
      check (state <> 'good' or num_nulls(sha256, original_key, shown_key, width, height) = 0)
    );
  `.execute(db);
}
