-- What other features may read of orders.
create view order_facts as
select id, number, kind, buyer_id, customer_id, state, refund, refund_words, refund_requested_at, licensee_type, licensee,
  credit_code, project_name, brand, end_client, starts_on, total_fen, quote_due_at, paid_at, created_at, project_id, pool_id,
  po_number, cost_centre, agreement_id
from orders;

create view order_line_facts as
select id, order_id, position, material_id, price_table_id,
  case when in_ms is not null then jsonb_build_object('inMs', in_ms, 'outMs', out_ms) end as excerpt
from order_lines;

create view quote_facts as
select id, order_id, version, state, total_fen, membership_id, valid_until, created_at
from quotes;

create view quote_line_facts as
select quote_id, line_id, price_fen, discount_fen, vip_fen, scene, channel, period, area, special_zh, special_en
from quote_lines;
