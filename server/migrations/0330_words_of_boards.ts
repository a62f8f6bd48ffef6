import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What most works of a kind on a board have in common: a new work that has all of these words fits the board.
    create table board_words (
      board_id bigint not null references boards on delete cascade,
      kind text not null check (kind in ('video', 'photo', 'music', 'effect')),
      words text[] not null check (words <> '{}'),
      primary key (board_id, kind)
    );

    -- From when on works are new to this person while they have the board open; null: since the board was made.
    alter table board_visits add column new_since timestamptz;
  `.execute(db);
}
