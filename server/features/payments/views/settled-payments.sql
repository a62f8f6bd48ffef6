-- The payment that holds of each order: confirmed, and not to go back.
create view settled_payments as
select order_id, gateway as way, amount_fen, paid_at
from payments
where state = 'settled' and order_id is not null;
