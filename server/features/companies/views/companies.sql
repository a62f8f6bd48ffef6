-- What other features may read of companies.
create view customer_facts as
select id, name, status, type,
  jsonb_build_object('poNumber', po_number_rule, 'costCentre', cost_centre_rule) as reference_rules
from customers;

-- People who belong to a company that is open now: what it bought is theirs.
create view active_members as
select p.user_id, p.customer_id, p.role
from company_people p join customers c on c.id = p.customer_id and c.status = 1;

-- Where pictures of business licences lie.
create view company_licence_facts as
select licence_key as key
from customers
where licence_key is not null;
