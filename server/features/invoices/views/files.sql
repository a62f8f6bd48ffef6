-- Where the files of invoices lie.
create view invoice_file_keys as
select key
from invoice_files;
