-- What other features may read of pictures in what editors write: where their files are, and how they are shown.
create view content_picture_facts as
select key, original_key, widths, width, height, colour, focus_x, focus_y
from content_pictures;
