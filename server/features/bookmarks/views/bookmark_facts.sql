-- What other features may read of bookmarks.
create view bookmark_facts as
select id, user_id, material_id, created_at
from bookmarks;
