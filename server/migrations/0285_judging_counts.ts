import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How far a judge is, so that nobody counts hundreds of thousands of scores to know it. Changes with what it counts,
    -- while the round is held.
    alter table round_judges
      add column works int not null default 0,
      add column scored int not null default 0,
      add column handed_in int not null default 0;
    -- How many judges have it and have not stepped back.
    alter table round_works add column judges int not null default 0;
    update round_judges seat set works = n.works, scored = n.scored, handed_in = n.handed_in
      from (
        select round_id, judge_id, count(*) filter (where recused_at is null) as works, count(saved_at) as scored,
          count(handed_in_at) as handed_in
        from assignments group by round_id, judge_id) n
      where seat.round_id = n.round_id and seat.judge_id = n.judge_id;
    update round_works w set judges = n.judges
      from (
        select round_id, entry_id, count(*) as judges from assignments where recused_at is null
        group by round_id, entry_id) n
      where w.round_id = n.round_id and w.entry_id = n.entry_id;
    -- Few of each, and nothing else is counted anew.
    create index assignments_flagged on assignments (round_id, judge_id) where flagged;
    create index assignments_recused on assignments (round_id, judge_id) where recused_at is not null;
    -- Leaves room in each page for the score that each row is to get.
    alter table assignments set (fillfactor = 85);
  `.execute(db);
}
