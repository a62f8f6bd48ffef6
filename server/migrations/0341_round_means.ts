import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What each work of a closed round got, counted once when it closes, because no score changes any more.
    alter table round_works
      add column votes int,
      add column raw float8,
      add column standardised float8,
      -- What decides its rank: one of the two, then the tie-break.
      add column mean float8,
      add column tie float8;
    create index round_works_by_rank on round_works (round_id, mean desc nulls last, tie desc nulls last);
    with own as (
      select round_id, judge_id, avg(total::float8) as mean, stddev_pop(total::float8) as spread
      from assignments where total is not null group by round_id, judge_id),
    means as (
      select a.round_id, a.entry_id, count(*) as votes, avg(a.total::float8) as raw,
        avg(case when own.spread > 0 then (a.total - own.mean) / own.spread else 0 end) as standardised,
        avg(a.scores[1]::float8) as first, percentile_cont(0.5) within group (order by a.total) as median
      from assignments a join own on own.round_id = a.round_id and own.judge_id = a.judge_id
      where a.total is not null group by a.round_id, a.entry_id)
    update round_works w set votes = coalesce(m.votes, 0), raw = m.raw, standardised = m.standardised,
      mean = case r.count_by when 'standardised' then round(m.standardised::numeric, 9)::float8 else m.raw end,
      tie = case r.tie_break when 'first-criterion' then m.first when 'median' then m.median end
    from contest_rounds r, round_works each
      left join means m on m.round_id = each.round_id and m.entry_id = each.entry_id
    where r.id = w.round_id and r.state = 'closed' and each.round_id = w.round_id and each.entry_id = w.entry_id;
  `.execute(db);
}
