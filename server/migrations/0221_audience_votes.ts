import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What members like best of a contest that has an audience prize: one vote of a person for a work.
    create table contest_votes (
      entry_id bigint not null references contest_entries,
      user_id bigint not null references users,
      voted_at timestamptz not null default clock_now(),
      primary key (entry_id, user_id)
    );
    create index contest_votes_user on contest_votes (user_id);
  `.execute(db);
}
