import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table papers add column board_id bigint references boards on delete cascade;
    create index papers_board on papers (board_id) where board_id is not null;
    alter table papers drop constraint papers_check;
    alter table papers add constraint papers_check
      check (num_nonnulls(licence_id, quote_id, agreement_answer_id, statement_id, contest_id, award_id, board_id) = 1);
  `.execute(db);
}
