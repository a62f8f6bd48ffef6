-- Photographers whose contract has ended, and since when.
create view ended_contracts as
select user_id, at
from (select distinct on (user_id) user_id, ended, at from contract_terms order by user_id, id desc) last
where ended;
