-- What other features may read of the files of entries, without their names; only good ones have something to show.
create view entry_file_facts as
select id, contest_id, entry_id, part, place, state, original_key, shown_key, thumbnail_key, sha256, hash, layout, bytes,
  width, height, duration_ms, marked_key, card_key
from contest_entry_files;
