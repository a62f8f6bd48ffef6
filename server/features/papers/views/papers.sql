-- What other features may read of papers. A contest's is the record of its judging.
create view paper_facts as
select key, contest_id, sha256
from papers;
