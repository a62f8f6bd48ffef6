-- Where papers lie that buyers sent as proof of a transfer.
create view payment_vouchers as
select voucher_key as key
from payments
where voucher_key is not null;
