-- What other features may read of pictures in what editors write: where their files are.
create view content_picture_facts as
select key, original_key
from content_pictures;
