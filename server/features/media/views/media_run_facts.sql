-- How far the work on a file is.
create view media_run_facts as
select material_id, state, step, percent, reason, rejection, same_as
from media_runs;
