import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Changes of an email address or mobile number, which the link sent to the old one undoes.
    create table account_changes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      kind text not null check (kind in ('email', 'mobile')),
      -- Null when there was none before.
      was text,
      token_hash bytea not null unique,
      created_at timestamptz not null default clock_now(),
      expires_at timestamptz not null,
      undone_at timestamptz
    );
    create index account_changes_user on account_changes (user_id, id);
  `.execute(db);
}
