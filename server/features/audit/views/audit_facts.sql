-- What other features may read of the trail.
create view audit_facts as
select id, at, actor_id, actor, action, subject, before, after, reason
from audit_events;
