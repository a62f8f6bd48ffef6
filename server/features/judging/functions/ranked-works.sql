-- What each work of a round got: how many scores, their means, and from the mean that counts and the tie-break its rank;
-- equal ones share a rank. Works that were withdrawn are counted like all others.
create function round_results(of_round bigint)
returns table (entry_id bigint, votes bigint, raw float8, standardised float8, mean float8, place bigint, rank bigint,
  tied bigint)
stable language sql as $$
  with own as (
    select a.judge_id, avg(a.total::float8) as mean, stddev_pop(a.total::float8) as spread
    from assignments a where a.round_id = of_round and a.total is not null group by a.judge_id),
  -- Points are gathered by work before works are joined, so that all of a round are read in one go.
  means as (
    select a.entry_id, count(*) as votes, avg(a.total::float8) as raw,
      avg(case when own.spread > 0 then (a.total - own.mean) / own.spread else 0 end) as standardised,
      avg(a.scores[1]::float8) as first, percentile_cont(0.5) within group (order by a.total) as median
    from assignments a join own on own.judge_id = a.judge_id
    where a.round_id = of_round and a.total is not null group by a.entry_id),
  counted as (
    select w.entry_id, coalesce(m.votes, 0) as votes, m.raw, m.standardised,
      -- Equal sums of fractions may differ in their last digits.
      case r.count_by when 'standardised' then round(m.standardised::numeric, 9)::float8 else m.raw end as mean,
      case r.tie_break when 'first-criterion' then m.first when 'median' then m.median end as tie
    from contest_rounds r join round_works w on w.round_id = r.id left join means m on m.entry_id = w.entry_id
    where r.id = of_round)
  select entry_id, votes, raw, standardised, mean,
    row_number() over (order by mean desc nulls last, tie desc nulls last, entry_id),
    rank() over (order by mean desc nulls last, tie desc nulls last),
    count(*) over (partition by mean, tie)
  from counted
$$;

-- Every work of a closed round that was not withdrawn, with its means and its rank. Ranks were kept when the round
-- closed; each work that was withdrawn makes those behind it move up.
-- One plain query, so that it becomes part of the statement that calls it.
create function ranked_works(of_round bigint)
returns table (entry_id bigint, title text, advanced boolean, votes int, raw float8, standardised float8, mean float8,
  rank bigint, tied bigint, place int, kept_place int, withdrawn int)
stable language sql as $$
  select w.entry_id, e.title, w.advanced, w.votes, w.raw, w.standardised, w.mean,
    (w.rank - width_bucket(w.rank - 1, gone.ranks))::bigint,
    (w.tied - width_bucket(w.rank, gone.ranks) + width_bucket(w.rank - 1, gone.ranks))::bigint,
    w.place - width_bucket(w.place, gone.places), w.place, cardinality(gone.places)
  from (
      select coalesce(array_agg(g.place order by g.place), '{}') as places,
        coalesce(array_agg(g.rank order by g.place), '{}') as ranks
      from contest_rounds r join entry_facts e on e.track_id = r.track_id and e.state = 'withdrawn'
      join round_works g on g.round_id = r.id and g.entry_id = e.id
      where r.id = of_round) gone
    cross join round_works w join entry_facts e on e.id = w.entry_id and e.state <> 'withdrawn'
  where w.round_id = of_round
$$;
