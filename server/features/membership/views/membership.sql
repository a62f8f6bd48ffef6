-- What other features may read of product orders and memberships.
create view product_order_facts as
select id, number, buyer_id, customer_id, name_zh, name_en, state, refund, refund_words, refund_requested_at, total_fen,
  paid_at, created_at
from product_orders;

create view membership_facts as
select id, product_order_id, user_id, customer_id, percent, kinds, starts_on, ends_on, used_at, ended_at
from memberships;
