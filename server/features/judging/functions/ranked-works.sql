-- What each work of a round got: how many scores, their means, what decides its rank, and what breaks a tie.
create function round_means(of_round bigint, count_by text, tie_break text)
returns table (entry_id bigint, votes bigint, raw float8, standardised float8, mean float8, tie float8)
stable language sql as $$
  with own as (
    select a.judge_id, avg(a.total::float8) as mean, stddev_pop(a.total::float8) as spread
    from assignments a where a.round_id = of_round and a.total is not null group by a.judge_id),
  -- Points are gathered by work before works are joined, so that all of a round are read in one go.
  means as (
    select a.entry_id, count(*) as votes, avg(a.total::float8) as raw,
      avg(case when own.spread > 0 then (a.total - own.mean) / own.spread else 0 end) as standardised,
      case tie_break
        when 'first-criterion' then avg(a.scores[1]::float8)
        when 'median' then percentile_cont(0.5) within group (order by a.total)
      end as tie
    from assignments a join own on own.judge_id = a.judge_id
    where a.round_id = of_round and a.total is not null group by a.entry_id)
  select w.entry_id, coalesce(m.votes, 0), m.raw, m.standardised,
    -- Equal sums of fractions may differ in their last digits.
    case count_by when 'standardised' then round(m.standardised::numeric, 9)::float8 else m.raw end,
    m.tie
  from round_works w left join means m on m.entry_id = w.entry_id
  where w.round_id = of_round
$$;

-- Every work of a closed round that was not withdrawn, with its means and its rank; equal ones share a rank.
-- One plain query, so that it becomes part of the statement that calls it.
create function ranked_works(of_round bigint)
returns table (entry_id bigint, title text, advanced boolean, votes int, raw float8, standardised float8, mean float8,
  rank bigint, tied bigint)
stable language sql as $$
  select w.entry_id, e.title, w.advanced, w.votes, w.raw, w.standardised, w.mean,
    rank() over (order by w.mean desc nulls last, w.tie desc nulls last),
    count(*) over (partition by w.mean, w.tie)
  from round_works w join entry_facts e on e.id = w.entry_id and e.state <> 'withdrawn'
  where w.round_id = of_round
$$;
