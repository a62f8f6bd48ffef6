import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether the judge has agreed to be named in public.
    alter table judges add column shown boolean not null default false;

    -- Judges who left a round, and who took over, if anybody in particular.
    create table judge_replacements (
      id bigint generated always as identity primary key,
      round_id bigint not null,
      judge_id bigint not null,
      by_judge_id bigint,
      reason text not null,
      replaced_at timestamptz not null default clock_now(),
      foreign key (round_id, judge_id) references round_judges (round_id, judge_id),
      foreign key (round_id, by_judge_id) references round_judges (round_id, judge_id)
    );
    create index judge_replacements_round on judge_replacements (round_id, id);

    -- Contests whose judging is on record: no round of theirs changes any more.
    create table contest_protocols (
      contest_id bigint primary key references contests,
      sealed_by bigint not null references users,
      sealed_at timestamptz not null default clock_now()
    );

    alter table papers add column contest_id bigint references contest_protocols;
    create unique index papers_contest on papers (contest_id) where contest_id is not null;
    alter table papers drop constraint papers_check;
    alter table papers add constraint papers_check
      check (num_nonnulls(licence_id, quote_id, agreement_answer_id, statement_id, contest_id) = 1);
  `.execute(db);
}
