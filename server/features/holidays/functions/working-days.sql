create function is_working_day(asked date) returns boolean language sql stable as $$
  select coalesce((select working from holidays where day = asked), extract(isodow from asked) < 6)
$$;

-- The last moment of the so-manieth working day after that of an instant.
create function end_of_working_day(after timestamptz, days int) returns timestamptz language sql stable as $$
  select day_begins_in_china(day::date + 1)
  from generate_series(day_in_china(after) + 1, day_in_china(after) + days * 3 + 30, interval '1 day') as day
  where is_working_day(day::date)
  order by day
  offset days - 1 limit 1
$$;

-- A quote is promised within 12 hours on working days, within 24 otherwise.
create function quote_due(at timestamptz) returns timestamptz language sql stable as $$
  select at + case when is_working_day(day_in_china(at)) then interval '12 hours' else interval '24 hours' end
$$;

-- 18:30, when the office closes, on the last of this many working days after today.
create function due_in(days int) returns timestamptz language sql stable as $$
  select end_of_working_day(clock_now(), days) - interval '5 hours 30 minutes'
$$;
