-- Files of entries that are too small for stock, so that their originals are wanted.
create view wanted_originals as
select entry_file_id, entry_id
from stock_offer_files
where outcome = 'too-small';
