-- What other features may read of projects.
create view project_facts as
select id, customer_id, name, status
from projects;

-- Who works on which project now; whoever has left the company, even if they came back, does not.
create view project_people as
select m.project_id, m.user_id, p.customer_id, p.nickname, m.since
from project_members m
join projects pr on pr.id = m.project_id
join company_people p on p.user_id = m.user_id and p.customer_id = pr.customer_id
  and (p.since is null or p.since <= m.since);
