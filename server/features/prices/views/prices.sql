-- Below what no discount of a membership takes a line of each price table.
create view price_floors as
select id as table_id, floor_fen
from price_tables;

-- The price table in effect for each kind, and the least that a use costs by it; null where all are by quote.
create view current_prices as
select kinds.kind, newest.id, newest.version, newest.factors, newest.floor_fen,
  (select min(leaf.fen) from price_leaves leaf where leaf.table_id = newest.id) as least_fen
from (values ('video'), ('photo'), ('music')) as kinds (kind)
cross join lateral (
  select id, version, factors, floor_fen from price_tables
  where kind = kinds.kind and withdrawn_at is null and effective_at <= clock_now()
  order by effective_at desc, version desc limit 1
) newest;
