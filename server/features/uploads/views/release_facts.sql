-- What other features may read of releases.
create view release_facts as
select id, owner_id, kind, subject, file_name, key, created_at
from releases;
