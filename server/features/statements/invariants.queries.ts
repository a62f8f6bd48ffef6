import { sql } from 'kysely';
import type { Found } from '../../platform/database/violations.ts';

/** What holds of statements at every moment; each query returns what breaks its rule. */
export const STATEMENT_INVARIANTS = {
  'I4 a sale is in one valid statement at most, and of its own photographer': sql<Found>`
    select 'sale ' || l.sale_id as what, 'is in ' || count(*) || ' statements' as how
    from statement_lines l join statements t on t.id = l.statement_id join sale_facts s on s.id = l.sale_id
    where t.state <> 'invalid'
    group by l.sale_id
    having count(*) > 1 or bool_or(t.user_id <> s.owner_id)`,
  'I4 the lines that count are those of statements that are not invalid': sql<Found>`
    select 'statement ' || t.number as what, 'is ' || t.state || ' with lines that ' ||
      case when t.state = 'invalid' then 'count' else 'do not count' end as how
    from statements t
    where exists (select from statement_lines l where l.statement_id = t.id and l.valid = (t.state = 'invalid'))`,
  'I4 the lines of a statement sum to its head': sql<Found>`
    select 'statement ' || t.number as what,
      'gross ' || t.gross_fen || ', reversals ' || t.reversals_fen || ', lines ' || coalesce(sum(l.amount_fen), 0) as how
    from statements t left join statement_lines l on l.statement_id = t.id
    group by t.id
    having coalesce(sum(l.amount_fen) filter (where l.amount_fen > 0), 0) <> t.gross_fen
      or coalesce(sum(l.amount_fen) filter (where l.amount_fen < 0), 0) <> t.reversals_fen
      or count(l.sale_id) <> t.line_count`,
  'I4 each line is its rate of the amount without VAT': sql<Found>`
    select 'sale ' || l.sale_id || ' in statement ' || l.statement_id as what,
      l.amount_fen || ' fen at ' || l.share_percent || ' % of ' || s.net_fen as how
    from statement_lines l join sale_facts s on s.id = l.sale_id
    where l.amount_fen <> round(s.net_fen * l.share_percent / 100.0)`,
  'I4 what a buyer paid is VAT, share and our part': sql<Found>`
    select 'sale ' || id as what, amount_fen || ' fen, VAT ' || vat_fen || ', share ' || share_fen as how
    from sale_facts
    where vat_fen + net_fen <> amount_fen or abs(share_fen) > abs(net_fen) or sign(share_fen) * sign(net_fen) < 0`,
  'I4 a statement opens with what the one before carried forward': sql<Found>`
    select 'statement ' || number as what, 'opens with ' || opening_fen || ' after ' || before as how
    from (
      select number, opening_fen,
        coalesce(lag(carried_fen) over (partition by user_id order by quarter), 0) as before
      from statements where state <> 'invalid'
    ) chain
    where opening_fen <> before`,
  'I7 the state of every statement is the last on record': sql<Found>`
    select 'statement ' || t.number as what, 'is ' || t.state || ', on record ' || coalesce(record.state, 'nothing') as how
    from statements t left join lateral (
      select e.after ->> 'state' as state from audit_facts e
      where e.subject = 'statement:' || t.id and e.after ->> 'state' is not null order by e.id desc limit 1
    ) record on true
    where record.state is distinct from t.state`,
};
