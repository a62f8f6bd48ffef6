-- Which releases cover a material.
create view material_release_facts as
select material_id, release_id
from material_releases;
