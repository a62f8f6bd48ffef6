-- The share of somebody's works of one type on a day: the photographer's own rate for the type, else for every type, else
-- everybody's for the type, else the agreement's. Without an owner, what everybody gets.
create function share_rate_for(owner bigint, is_exclusive boolean, wanted_kind text, day date)
returns table (percent int, agreement_version int, rate_id bigint)
language sql stable as $$
  with newest as (
    select distinct on (user_id, kind, exclusive) id, user_id, kind, exclusive, r.percent
    from share_rates r
    where (user_id = owner or user_id is null)
      and (kind = wanted_kind or kind is null)
      and (exclusive = is_exclusive or exclusive is null)
      and effective_on <= day
    order by user_id, kind, exclusive, effective_on desc, id desc
  ), chosen as (
    select id, newest.percent from newest where newest.percent is not null
    order by user_id is null, kind is null, exclusive is null limit 1
  ), agreed as (
    -- Nothing was sold before the first version; its day of effect is the day on which it was brought.
    select version, case when is_exclusive then exclusive_percent else share_percent end as percent
    from agreement_facts order by effective_on <= day desc, version desc limit 1
  )
  select coalesce(chosen.percent, agreed.percent), agreed.version, chosen.id
  from agreed left join chosen on true
$$;

-- The same for a photographer as they are on that day: exclusive or not.
create function share_rate(owner bigint, wanted_kind text, day date)
returns table (percent int, exclusive boolean, agreement_version int, rate_id bigint)
language sql stable as $$
  select rate.percent, standing.exclusive, rate.agreement_version, rate.rate_id
  from (
    select coalesce((
      select s.exclusive from share_standings s
      where s.user_id = owner and s.effective_on <= day
      order by s.effective_on desc, s.id desc limit 1), false) as exclusive
  ) standing, share_rate_for(owner, standing.exclusive, wanted_kind, day) rate
$$;
