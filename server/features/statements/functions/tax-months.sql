-- Months of this year that count for the tax of a photographer who is taxed over the year, this one included: from the
-- month of their first sale on, or from January when that was in an earlier year.
create function tax_months(photographer bigint) returns int
language sql stable as $$
  select extract(month from today)::int - coalesce((
    select extract(month from day_in_china(first.at))::int - 1
    from (
      select s.at from sale_facts s
      where s.owner_id = photographer and s.share_percent > 0 order by s.at limit 1
    ) first
    where extract(year from day_in_china(first.at)) = extract(year from today)), 0)
  from day_in_china(clock_now()) today
$$;
