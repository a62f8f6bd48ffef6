-- What other features may read of product orders, and of what they give.
create view product_order_facts as
select id, number, buyer_id, customer_id, name_zh, name_en, state, refund, refund_words, refund_requested_at, total_fen,
  paid_at, created_at, plan_id, package_id, days
from product_orders;

create view membership_facts as
select id, product_order_id, user_id, customer_id, percent, kinds, starts_on, ends_on, used_at, ended_at
from memberships;

create view package_pool_facts as
select id, product_order_id, user_id, customer_id, kind, scene, channel, period, area, quota, used, starts_on, ends_on, ended_at
from package_pools;
