-- What other features may read of shops.
create view shop_facts as
select id, owner_id, name_zh, name_en, bio_zh, bio_en, banner_key, avatar_key, created_at
from shops;
