-- What other features may read of papers.
create view paper_facts as
select key
from papers;
