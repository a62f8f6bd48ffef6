-- Photographers whose last answer was a rejection, and when they gave it.
create view agreement_refusers as
select user_id, at
from (select distinct on (user_id) user_id, answer, at from agreement_answers order by user_id, id desc) last
where answer = 'rejected';
