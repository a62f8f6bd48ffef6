-- What other features may read of entries: never who made one by name, nor how to reach them.
create view entry_facts as
select id, contest_id, track_id, entrant_id, state, title, story, place, taken_on, gear, editing, ai_used, people_shown,
  offers_stock, submitted_at, created_at, changed_at, marked_at
from contest_entries;
