-- What other features may read of the images by which people apply: their files and how they look.
create view application_picture_facts as
select id, application_id, sha256, hash, layout, key, view_key, thumbnail_key
from application_pictures;
