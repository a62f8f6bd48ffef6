-- Where invoices lie that companies sent for their statements.
create view statement_invoices as
select invoice_key as key
from statements
where invoice_key is not null;
