-- What other features may read of licences and sales.
create view licence_facts as
select id, number, state, line_id, order_id, material_id, scene, channel, period, area, special_zh, special_en
from licences;

create view licence_file_facts as
select licence_id, position, material_id, sha256
from licence_files;

create view sale_facts as
select id, line_id, amount_fen, reverses, at
from sales;

create view licensed_copy_facts as
select file_id, key
from licensed_copies;
