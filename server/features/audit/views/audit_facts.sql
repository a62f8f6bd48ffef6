-- What other features may read of the trail.
create view audit_facts as
select id, actor_id, action, subject, before, after, reason
from audit_events;
