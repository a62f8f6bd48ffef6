-- What other features may read of a version.
create view policy_facts as
select id, name, version
from policies;
