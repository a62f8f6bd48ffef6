-- What other features may read of licences and sales.
create view licence_facts as
select id, number, state, line_id, order_id, material_id, scene, channel, period, area, special_zh, special_en,
  version, licensee_type, licensee, credit_code, project_name, brand, end_client
from licences;

create view licence_file_facts as
select licence_id, position, material_id, sha256
from licence_files;

create view sale_facts as
select id, line_id, owner_id, amount_fen, price_fen, discount_fen, vat_fen, net_fen, share_percent, share_fen, exclusive,
  agreement_version, rate_id, refund_until, reverses, at
from sales;

-- All files that licences deliver.
create view licensed_copy_facts as
select file_id, key
from licensed_copies
union all
select file_id, key
from licence_formats;
