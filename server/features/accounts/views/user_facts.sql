-- What other features may read of people: nothing by which one logs in.
create view user_facts as
select id, gid, nickname, email, mobile, language, roles, disabled_at, created_at
from users;
