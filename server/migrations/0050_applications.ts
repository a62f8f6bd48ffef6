import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Somebody who wants to become a photographer.
    create table applications (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      state text not null default 'draft'
        check (state in ('draft', 'submitted', 'reviewing', 'more-needed', 'rejected', 'approved')),
      version int not null default 1,
      terms_at timestamptz,
      real_name text not null default '',
      phone text not null default '',
      -- The number that a code was sent to and that was proven; the applicant may type another one later.
      verified_phone text,
      wechat text not null default '',
      nickname text not null default '',
      bio text not null default '',
      city text not null default '',
      gear text not null default '',
      subjects text[] not null default '{}',
      platforms text not null default '',
      exclusive boolean,
      video_links text[] not null default '{}',
      submitted_at timestamptz,
      due_at timestamptz,
      claimed_by bigint references users,
      claimed_until timestamptz,
      decided_at timestamptz,
      decided_by bigint references users,
      -- When the images and contact details of a rejected applicant were deleted.
      cleared_at timestamptz,
      created_at timestamptz not null default clock_now(),
      check (state = 'draft' or (submitted_at is not null and due_at is not null)),
      check ((state in ('rejected', 'approved')) = (decided_at is not null)),
      check ((claimed_by is null) = (claimed_until is null))
    );
    create unique index applications_one_open on applications (user_id)
      where state in ('draft', 'submitted', 'reviewing', 'more-needed');
    create index applications_of_user on applications (user_id, id desc);
    create index applications_queue on applications (due_at, id) where state in ('submitted', 'reviewing');
    create index applications_asked on applications (submitted_at, id) where state = 'more-needed';
    create index applications_decided on applications (state, decided_at desc, id desc) where decided_at is not null;
    create index applications_to_clear on applications (decided_at) where state = 'rejected' and cleared_at is null;

    create table application_pictures (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications on delete cascade,
      file_name text not null,
      size_bytes bigint not null check (size_bytes between 1 and 5242880),
      width int not null,
      height int not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      -- How it looks, as in material_looks.
      hash bigint not null,
      layout smallint[] not null check (cardinality(layout) = 24),
      -- All three are in the bucket for originals: as sent, to look at, and small.
      key text not null unique,
      view_key text not null unique,
      thumbnail_key text not null unique,
      created_at timestamptz not null default clock_now(),
      unique (application_id, sha256)
    );

    -- What was said and decided, for applicant and office alike.
    create table application_events (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications on delete cascade,
      kind text not null check (kind in ('submitted', 'more-needed', 'rejected', 'approved')),
      words text not null default '',
      reason text check (reason in ('quality', 'style', 'rights', 'similar', 'details')),
      by_id bigint not null references users,
      at timestamptz not null default clock_now(),
      check ((kind = 'rejected') = (reason is not null))
    );
    create index application_events_of on application_events (application_id, id desc);

    alter table uploads drop constraint uploads_kind_check;
    alter table uploads add constraint uploads_kind_check check (kind in ('video', 'photo', 'release', 'application'));
    alter table uploads add column picture_id bigint unique references application_pictures on delete set null;
  `.execute(db);
}
