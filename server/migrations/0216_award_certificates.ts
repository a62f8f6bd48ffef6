import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table papers add column award_id bigint references contest_awards;
    create unique index papers_award on papers (award_id) where award_id is not null;
    alter table papers drop constraint papers_check;
    alter table papers add constraint papers_check
      check (num_nonnulls(licence_id, quote_id, agreement_answer_id, statement_id, contest_id, award_id) = 1);
  `.execute(db);
}
