-- The account that each photographer is paid to: the newest that passed.
create view payable_accounts as
select distinct on (user_id) id, user_id, holder, company, bank, branch, province, city, phone, number_sealed, number_end
from bank_accounts
where state = 'passed'
order by user_id, decided_at desc, id desc;
