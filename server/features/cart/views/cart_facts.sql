-- What lies in carts, and since when; not whose they are.
create view cart_facts as
select material_id, added_at
from cart_items;
