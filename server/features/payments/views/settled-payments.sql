-- The payment that holds of each order and product order: confirmed, and not to go back.
create view settled_payments as
select order_id, product_order_id, gateway as way, amount_fen, paid_at
from payments
where state = 'settled';

-- The payment of each product order that is there, or is said to be.
create view product_payments as
select id, product_order_id
from payments
where state in ('claimed', 'settled') and product_order_id is not null;
