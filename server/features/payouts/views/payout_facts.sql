-- Where the money of statements is, for other features to read.
create view payout_facts as
select l.id, l.statement_id, l.state, l.state in ('waiting', 'paid') as live, b.number as batch, b.released_at,
  l.bank, l.number_end, l.amount_fen, l.reference, l.paid_at, l.reason, l.bounced_at,
  -- Who noted a payment by itself that waits for a second person, and under which of the bank's numbers.
  case when l.state = 'waiting' then l.noted_by end as noted_by, l.noted_reference
from payout_lines l left join payout_batches b on b.id = l.batch_id
where l.state <> 'cancelled';
