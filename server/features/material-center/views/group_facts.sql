-- Series of works.
create view group_facts as
select id, owner_id, title_zh, title_en
from material_groups;
