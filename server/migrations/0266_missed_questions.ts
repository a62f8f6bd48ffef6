import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What people looked for among the questions and did not find; each person counts once a day.
    create table content_missed_questions (
      words text not null,
      -- A keyed hash of account or network.
      asker bytea not null,
      day date not null,
      at timestamptz not null default clock_now(),
      primary key (words, asker, day)
    );
    create index content_missed_questions_day on content_missed_questions (day);
  `.execute(db);
}
