-- How many follow a shop; who they are stays with this feature.
create view follower_counts as
select shop_id, count(*)::int as followers
from followed_shops
group by shop_id;
