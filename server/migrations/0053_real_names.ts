import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who a photographer is before the law; each time that somebody sends their papers is a row.
    create table real_names (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      state text not null default 'verifying' check (state in ('verifying', 'verified', 'rejected')),
      paper text not null
        check (paper in ('id-card', 'passport', 'hk-macao-permit', 'taiwan-permit', 'business-licence')),
      name text not null,
      -- Sealed, its last four characters, and a keyed hash by which the same number is found again.
      number_sealed text,
      number_end text not null,
      fingerprint bytea,
      phone text not null,
      submitted_at timestamptz not null default clock_now(),
      due_at timestamptz not null,
      claimed_by bigint references users,
      claimed_until timestamptz,
      decided_at timestamptz,
      decided_by bigint references users,
      reason text check (reason in ('unreadable', 'differs', 'expired', 'doubtful', 'other')),
      words text not null default '',
      -- When the papers and numbers of somebody who was rejected were deleted.
      cleared_at timestamptz,
      check ((state = 'verifying') = (decided_at is null)),
      check ((state = 'rejected') = (reason is not null)),
      check ((claimed_by is null) = (claimed_until is null)),
      check ((cleared_at is null) = (number_sealed is not null and fingerprint is not null))
    );
    create unique index real_names_one_of_account on real_names (user_id) where state <> 'rejected';
    create unique index real_names_one_account on real_names (fingerprint) where state <> 'rejected';
    create index real_names_of_user on real_names (user_id, id desc);
    create index real_names_queue on real_names (due_at, id) where state = 'verifying';
    create index real_names_decided on real_names (state, decided_at desc, id desc) where decided_at is not null;
    create index real_names_to_clear on real_names (decided_at) where state = 'rejected' and cleared_at is null;

    -- Pictures of papers, encrypted in the bucket for originals, each with a key of its own that is sealed here.
    create table identity_pictures (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      -- Null until it is submitted.
      real_name_id bigint references real_names on delete cascade,
      side text not null check (side in ('front', 'back')),
      key text not null unique,
      sealed_key text not null,
      created_at timestamptz not null default clock_now()
    );
    create unique index identity_pictures_unsent on identity_pictures (user_id, side) where real_name_id is null;
    create unique index identity_pictures_of on identity_pictures (real_name_id, side) where real_name_id is not null;
    create index identity_pictures_left on identity_pictures (created_at) where real_name_id is null;
  `.execute(db);
}
