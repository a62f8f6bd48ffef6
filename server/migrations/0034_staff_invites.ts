import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- People asked to work in the office; the link in their email opens an account with these roles, once.
    create table staff_invites (
      id bigint generated always as identity primary key,
      email text not null,
      roles text[] not null check (roles <> '{}' and roles <@ array['reviewer', 'sales', 'finance', 'editor', 'admin']),
      language text not null check (language in ('zh', 'en')),
      token_hash bytea not null unique,
      invited_by bigint not null references users,
      created_at timestamptz not null default clock_now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      withdrawn_at timestamptz,
      check (used_at is null or withdrawn_at is null)
    );
    create unique index staff_invites_open on staff_invites (email) where used_at is null and withdrawn_at is null;
    create index staff_invites_invited_by on staff_invites (invited_by);
    create index staff_invites_expiry on staff_invites (expires_at);
  `.execute(db);
}
