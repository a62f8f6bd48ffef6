-- Photographers whose real name is verified, for other features to read.
create view real_name_facts as
select user_id, name, paper, paper = 'business-licence' as company
from real_names
where state = 'verified';
