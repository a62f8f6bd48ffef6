-- Who belongs to which company, as what, and which of its projects they work on.
create view company_people as
select id as user_id, customer_id, company_role as role, company_since as since, project_id, nickname, email, mobile,
  language, disabled_at
from users
where customer_id is not null;
