-- Originals of files of entries.
create view original_facts as
select entry_file_id, name, bytes, key, content_type
from entry_originals;
