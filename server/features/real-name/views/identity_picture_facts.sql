-- Where pictures of papers lie.
create view identity_picture_facts as
select key
from identity_pictures;
