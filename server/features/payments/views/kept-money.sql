-- What was paid for each order or product order and has not gone back; of a package once, not again for what is taken.
create view kept_money as
select p.order_id, p.product_order_id, p.amount_fen - coalesce(sum(r.amount_fen), 0)::bigint as kept_fen
from payments p
left join refunds r on r.payment_id = p.id and r.state = 'done'
where p.gateway <> 'package' and (p.state = 'settled' or p.reason = 'refund-approved')
group by p.id;
