import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table board_comments (
      id bigint generated always as identity primary key,
      board_id bigint not null references boards on delete cascade,
      material_id bigint not null references materials on delete cascade,
      -- Where in a clip or a piece of music.
      second int check (second >= 0),
      user_id bigint references users on delete cascade,
      -- A client has no account: the name that they typed, and the hash of what their browser keeps.
      guest_name text,
      guest_hash text,
      text text not null,
      created_at timestamptz not null default clock_now(),
      check (num_nonnulls(user_id, guest_name) = 1 and num_nonnulls(user_id, guest_hash) = 1)
    );
    create index board_comments_board on board_comments (board_id, material_id, id);
    create index board_comments_material on board_comments (material_id);

    -- When somebody last looked at a board, and was last told of comments on it.
    create table board_visits (
      board_id bigint not null references boards on delete cascade,
      user_id bigint not null references users on delete cascade,
      seen_at timestamptz,
      told_at timestamptz,
      primary key (board_id, user_id)
    );

    alter table board_materials
      add column decision text check (decision in ('decided', 'maybe', 'no')),
      -- Name of a colleague or of a client, as it was then.
      add column decided_by text,
      add check ((decision is null) = (decided_by is null));
  `.execute(db);
}
