-- Works whose rights somebody disputes, as long as nobody has answered.
create view open_rights_reports as
select distinct material_id
from material_reports
where reason = 'rights' and closed_at is null;
