-- What was licensed with each line. A correction is a new version, but never changes what it allows.
create view licensed_line_facts as
select line_id, material_id, scene, channel, period, area, special_zh, special_en
from licences
where version = 1;
