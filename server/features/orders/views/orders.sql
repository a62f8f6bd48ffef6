-- What other features may read of orders: of those for several projects the names of all, in the order of the parts.
create view order_facts as
select id, number, kind, buyer_id, customer_id, state, approval, refund, refund_words, refund_requested_at, total_fen, quote_due_at,
  paid_at, created_at, project_id, pool_id, po_number, cost_centre, agreement_id,
  licensee || array(select p.licensee from order_parts p where p.order_id = orders.id order by p.position) as licensees,
  project_name || array(select p.project_name from order_parts p where p.order_id = orders.id order by p.position)
    as project_names
from orders;

create view order_line_facts as
select id, order_id, position, material_id, price_table_id,
  case when in_ms is not null then jsonb_build_object('inMs', in_ms, 'outMs', out_ms) end as excerpt
from order_lines;

-- For whom each line is: what its part says, or the order. Nothing else may say whom a licence names.
create view line_party_facts as
select l.id as line_id, coalesce(p.licensee_type, o.licensee_type) as licensee_type,
  coalesce(p.licensee, o.licensee) as licensee, coalesce(p.credit_code, o.credit_code) as credit_code,
  coalesce(p.project_name, o.project_name) as project_name, coalesce(p.brand, o.brand) as brand,
  coalesce(p.end_client, o.end_client) as end_client, coalesce(p.starts_on, o.starts_on) as starts_on
from order_lines l
join orders o on o.id = l.order_id
left join order_parts p on p.order_id = l.order_id and p.position = l.part;

create view quote_facts as
select id, order_id, version, state, total_fen, membership_id, valid_until, created_at
from quotes;

create view quote_line_facts as
select quote_id, line_id, price_fen, discount_fen, vip_fen, scene, channel, period, area, special_zh, special_en
from quote_lines;
