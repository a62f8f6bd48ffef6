import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The product's one clock. Tests replace it in their own database; nothing in the product does.
    create function clock_now() returns timestamptz language sql stable as 'select now()';

    create table customers (
      id bigint generated always as identity primary key,
      name text not null,
      status int not null default 1,
      type int not null default 1,
      created_at timestamptz not null default clock_now()
    );

    create table projects (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      name text not null,
      status int not null default 1,
      created_at timestamptz not null default clock_now()
    );
    create index projects_customer on projects (customer_id);

    create table users (
      id bigint generated always as identity primary key,
      email text unique,
      mobile text unique,
      password_hash text,
      nickname text not null,
      language text not null default 'zh' check (language in ('zh', 'en')),
      gid int not null default 1 check (gid in (1, 2, 35)),
      -- What they may do in the office, in alphabetical order. Here and not in a table of its own, as every call reads it.
      roles text[] not null default '{}' check (roles <@ array['reviewer', 'sales', 'finance', 'editor', 'admin']),
      customer_id bigint references customers,
      project_id bigint references projects,
      video_flag int not null default 0 check (video_flag in (0, 1)),
      photo_flag int not null default 0 check (photo_flag in (0, 1)),
      sign_flag int not null default 0,
      demo boolean not null default false,
      disabled_at timestamptz,
      totp_secret text,
      totp_confirmed_at timestamptz,
      totp_last_step bigint not null default 0,
      created_at timestamptz not null default clock_now(),
      check (email is not null or mobile is not null)
    );
    create index users_newest on users (created_at desc, id desc);
    create index users_staff on users using gin (roles) where roles <> '{}';

    create table sessions (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      token_hash bytea not null unique,
      family uuid not null,
      signed_in_at timestamptz not null,
      created_at timestamptz not null default clock_now(),
      last_seen_at timestamptz not null default clock_now(),
      expires_at timestamptz not null,
      second_factor_at timestamptz,
      ended_at timestamptz,
      end_reason text check (
        end_reason in ('logoff', 'refreshed', 'reused', 'password', 'disabled', 'elsewhere', 'staff')
      ),
      user_agent text not null,
      address text not null,
      check ((ended_at is null) = (end_reason is null))
    );
    create unique index sessions_one_live_per_family on sessions (family) where ended_at is null;
    create index sessions_live_of_user on sessions (user_id) where ended_at is null;
    create index sessions_expiry on sessions (expires_at);

    create table verification_codes (
      id bigint generated always as identity primary key,
      account text not null,
      purpose text not null,
      code_hash bytea not null,
      attempts int not null default 0,
      created_at timestamptz not null default clock_now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index verification_codes_newest on verification_codes (account, purpose, id desc);

    create table email_links (
      token_hash bytea primary key,
      user_id bigint not null references users,
      email text not null,
      created_at timestamptz not null default clock_now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index email_links_user on email_links (user_id, created_at desc);

    create table rate_limits (
      key text primary key,
      points int not null,
      expires_at timestamptz not null
    );
    create index rate_limits_expiry on rate_limits (expires_at);
  `.execute(db);
}
