import { sql } from 'kysely';
import type { Found } from '../../platform/database/violations.ts';

/** What holds of payouts at every moment; each query returns what breaks its rule. */
export const PAYOUT_INVARIANTS = {
  'I4 the lines of a batch sum to its head': sql<Found>`
    select 'batch ' || b.number as what,
      b.line_count || ' lines of ' || b.total_fen || ' fen, found ' || count(l.id) || ' of ' || coalesce(sum(l.amount_fen), 0)
        as how
    from payout_batches b left join payout_lines l on l.batch_id = b.id
    group by b.id having count(l.id) <> b.line_count or coalesce(sum(l.amount_fen), 0) <> b.total_fen`,
  'I4 a statement is in one live payment at most': sql<Found>`
    select 'statement ' || statement_id as what, 'is in ' || count(*) || ' live payments' as how
    from payout_lines where state in ('waiting', 'paid') group by statement_id having count(*) > 1`,
  'I4 what is remitted is what was paid and not sent back': sql<Found>`
    select 'statement ' || t.number as what, 'is ' || t.state || ' for ' || coalesce(t.net_fen, 0) || ' fen, ' ||
      coalesce('payment ' || l.id || ' is ' || l.state || ' for ' || l.amount_fen, 'without a payment') as how
    from statement_facts t left join payout_lines l on l.statement_id = t.id and l.state in ('waiting', 'paid')
    where (t.state = 'remitted') <> (l.state is not distinct from 'paid')
      or l.id is not null and t.net_fen is distinct from l.amount_fen`,
  'I4 a payment goes to who earned it, by a batch of its state': sql<Found>`
    select 'payment ' || l.id as what, 'is ' || l.state || ' in a batch that is ' || coalesce(b.state, 'none') as how
    from payout_lines l join statement_facts t on t.id = l.statement_id left join payout_batches b on b.id = l.batch_id
    where l.user_id <> t.user_id
      or (b.state = 'prepared' and l.state <> 'waiting') or (b.state = 'closed' and l.state = 'waiting')
      or (b.state = 'cancelled') <> (l.state = 'cancelled')`,
  'I7 the state of every batch is the last on record': sql<Found>`
    select 'batch ' || b.number as what, 'is ' || b.state || ', on record ' || coalesce(record.state, 'nothing') as how
    from payout_batches b left join lateral (
      select e.after ->> 'state' as state from audit_facts e
      where e.subject = 'payout:' || b.id and e.after ->> 'state' is not null order by e.id desc limit 1
    ) record on true
    where record.state is distinct from b.state`,
};
