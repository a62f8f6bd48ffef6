-- How a material looks.
create view look_facts as
select material_id, hash, quarter_1, quarter_2, quarter_3, quarter_4, layout, colours
from material_looks;
