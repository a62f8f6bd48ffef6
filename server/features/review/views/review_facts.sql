-- Rounds of review and how they ended.
create view review_facts as
select id, material_id, round, state, verdict, decided_at
from reviews;
