-- How often materials were opened, tried, bookmarked, put into carts and sold, day by day.
create view day_facts as
select material_id, day, opens, samples, bookmarks, carts, sales
from material_days;
