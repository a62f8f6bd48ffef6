-- What was noticed in a file.
create view finding_facts as
select material_id, code, detail
from material_findings;
