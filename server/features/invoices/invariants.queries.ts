import { sql } from 'kysely';
import { WITH_THING } from './with-thing.queries.ts';
import type { Found } from '../../platform/database/violations.ts';

/** The last state of a thing in the audit trail. */
const last = (kind: 'invoice' | 'red-flush') => sql`(
  select e.after ->> 'state' from audit_facts e
  where e.subject = ${`${kind}:`} || thing.id and e.after ->> 'state' is not null
  order by e.id desc limit 1)`;

/** Rules that hold at every moment; each query returns what breaks its rule. */
export const INVOICE_INVARIANTS: Record<string, ReturnType<typeof sql<Found>>> = {
  'I8 what is invoiced was paid and kept, unless it is being taken back': sql<Found>`
    select 'order ' || thing.number as what, l.amount_fen || ' fen invoiced, ' || m.kept_fen || ' kept' as how
    from invoice_lines l
      ${WITH_THING}
      left join red_flushes r on r.id = l.red_flush_id
      join lateral (
        select coalesce(sum(k.kept_fen), 0)::bigint as kept_fen from kept_money k
        where k.order_id = l.order_id or k.product_order_id = l.product_order_id
      ) m on true
    where l.live and coalesce(r.state, 'confirming') in ('confirming', 'lapsed') and l.amount_fen > m.kept_fen`,
  'I8 the lines of an invoice are its amount, net and tax': sql<Found>`
    select 'invoice ' || i.number as what,
      i.amount_fen || ' fen, lines ' || coalesce(sum(l.amount_fen), 0) as how
    from invoices i left join invoice_lines l on l.invoice_id = i.id
    group by i.id
    having (coalesce(sum(l.amount_fen), 0), coalesce(sum(l.net_fen), 0), coalesce(sum(l.vat_fen), 0))
      <> (i.amount_fen, i.net_fen, i.vat_fen)`,
  'I8 an invoice lives as long as one of its lines': sql<Found>`
    select 'invoice ' || i.number as what, 'is ' || i.state || ' with ' || count(*) filter (where l.live) || ' live lines' as how
    from invoices i left join invoice_lines l on l.invoice_id = i.id
    group by i.id
    having (count(*) filter (where l.live) > 0) <> (i.state in ('applied', 'issuing', 'issued', 'red-requested'))`,
  'I8 what was issued has its PDF and an XML over its amount': sql<Found>`
    select 'invoice ' || i.number as what, 'is ' || i.state || ', XML over ' || coalesce(x.says ->> 'amountFen', 'nothing') as how
    from invoices i
      left join invoice_files x on x.invoice_id = i.id and x.red_flush_id is null and x.kind = 'xml'
      left join invoice_files p on p.invoice_id = i.id and p.red_flush_id is null and p.kind = 'pdf'
    where i.invoice_number is not null
      and (p.id is null or (x.says ->> 'amountFen')::bigint is distinct from i.amount_fen
        or x.says ->> 'number' is distinct from i.invoice_number)`,
  'I8 what the provider is done with is issued or taken back, and what it works on is not': sql<Found>`
    select 'invoice ' || i.number as what, 'is ' || coalesce(r.state, i.state) || ', at the provider ' || e.state as how
    from invoice_errands e join invoices i on i.id = e.invoice_id left join red_flushes r on r.id = e.red_flush_id
    where case e.state
      when 'waiting' then coalesce(r.state, i.state) not in ('applied', 'issuing', 'requested', 'confirming', 'confirmed')
      when 'sent' then coalesce(r.state, i.state) not in ('issuing', 'requested', 'confirming', 'confirmed')
      when 'done' then e.fault is not null
        or case when r.id is null then i.invoice_number is null else r.state not in ('flushed', 'lapsed') end
      else false end`,
  'I8 the state of every invoice is the last on record': sql<Found>`
    select 'invoice ' || thing.number as what, 'is ' || thing.state || ', on record ' || coalesce(${last('invoice')}, 'nothing') as how
    from invoices thing where ${last('invoice')} is distinct from thing.state`,
  'I8 the state of every red-flush is the last on record': sql<Found>`
    select 'red-flush ' || thing.number as what, 'is ' || thing.state || ', on record ' || coalesce(${last('red-flush')}, 'nothing') as how
    from red_flushes thing where ${last('red-flush')} is distinct from thing.state`,
};
