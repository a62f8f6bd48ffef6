-- What each sale and each reversal brings its photographer, as corrected after a dispute, and the statement that it is
-- in. A reversal takes back exactly what the statement of its sale says. A sale is held while its refund or a report
-- about the rights in its work is undecided: no statement takes it before.
create view earning_facts as
select s.id, s.line_id, s.owner_id, s.at, s.refund_until, s.reverses, s.net_fen,
  coalesce(own.share_percent, sold.share_percent, s.share_percent) as share_percent,
  coalesce(own.amount_fen, -sold.amount_fen, s.share_fen) as amount_fen,
  own.statement_id, sold.statement_id as reversed_statement_id,
  exists (
    select from order_line_facts line join order_facts o on o.id = line.order_id
    where line.id = s.line_id and (
      o.refund = 'requested' or exists (select from open_rights_reports r where r.material_id = line.material_id))
  ) as held
from sale_facts s
left join statement_lines own on own.sale_id = s.id and own.valid
left join statement_lines sold on sold.sale_id = s.reverses and sold.valid
where s.share_percent > 0;

create view statement_facts as
select id, user_id, number, quarter, state, payable_fen, carried_fen, tax_category, tax_fen, net_fen,
  invoice_key is not null as invoiced, confirm_by, confirmed_at, remitted_at
from statements;
