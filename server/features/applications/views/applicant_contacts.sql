-- What those who became photographers by applying told about themselves, and whether the number was proven.
create view applicant_contacts as
select distinct on (user_id) user_id, real_name, phone, phone = verified_phone as phone_verified
from applications
where state = 'approved'
order by user_id, id desc;
