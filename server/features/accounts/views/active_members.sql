-- People who belong to a company that is active now: what it bought is theirs.
create view active_members as
select u.id as user_id, u.customer_id
from users u join customers c on c.id = u.customer_id and c.status = 1;
