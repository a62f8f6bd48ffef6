-- The small picture of each material: of a sound, its cover. One row at most, and nothing that would keep the planner
-- from looking up a single material.
create view material_thumbnails as
select material_id, key
from material_files f
where bucket = 'previews' and (
  rendition = 'thumb-1x'
  or rendition = 'cover' and not exists (
    select from material_files where material_id = f.material_id and rendition = 'thumb-1x')
);
