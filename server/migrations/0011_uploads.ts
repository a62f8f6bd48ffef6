import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A file that somebody was allowed to send, and what became of it.
    create table uploads (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('video', 'photo', 'release')),
      file_name text not null,
      size_bytes bigint not null check (size_bytes > 0),
      -- Where its sender may write it, beyond guessing; what is taken in is copied to where nobody else writes.
      path text not null unique,
      state text not null default 'open' check (state in ('open', 'done', 'given-up')),
      platform text,
      material_id bigint unique references materials on delete set null,
      release_id bigint unique references releases on delete set null,
      created_at timestamptz not null default clock_now(),
      ended_at timestamptz
    );
    create index uploads_open_of_user on uploads (user_id) where state = 'open';
    create index uploads_open on uploads (created_at) where state = 'open';
  `.execute(db);
}
