-- Below what no discount of a membership takes a line of each price table.
create view price_floors as
select id as table_id, floor_fen
from price_tables;
