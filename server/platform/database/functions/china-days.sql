-- Days begin and end as in China, wherever the database stands.
create function day_in_china(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'Asia/Shanghai')::date;

create function day_begins_in_china(day date) returns timestamptz language sql immutable parallel safe
  return day::timestamp at time zone 'Asia/Shanghai';

create function year_after_in_china(at timestamptz) returns timestamptz language sql immutable parallel safe
  return (at at time zone 'Asia/Shanghai' + interval '1 year') at time zone 'Asia/Shanghai';
