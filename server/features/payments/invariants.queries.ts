import { sql } from 'kysely';
import type { Found } from '../../platform/database/violations.ts';

/** The last state of a thing in the audit trail. */
function last(kind: 'order' | 'product-order' | 'payment' | 'licence', table: string) {
  return sql`(
    select e.after ->> 'state' from audit_facts e
    where e.subject = ${`${kind}:`} || ${sql.ref(`${table}.id`)} and e.after ->> 'state' is not null
    order by e.id desc limit 1)`;
}

/** Rules that hold at every moment; each query returns what breaks its rule. */
export const INVARIANTS: Record<string, ReturnType<typeof sql<Found>>> = {
  'I1 settled money is nothing or the total of its order': sql<Found>`
    select 'order ' || o.number as what, 'is ' || o.state || ' with ' || coalesce(sum(p.amount_fen), 0) || ' fen of '
      || coalesce(o.total_fen::text, 'no total') as how
    from order_facts o left join payments p on p.order_id = o.id and p.state = 'settled'
    group by o.id, o.number, o.state, o.total_fen
    having coalesce(sum(p.amount_fen), 0) <> case when o.state = 'confirmed' then o.total_fen else 0 end`,
  'I1 an order that says it is paid has one transfer to be found': sql<Found>`
    select 'order ' || o.number as what,
      'is ' || o.state || ' with ' || count(p.id) || ' claims of ' || coalesce(sum(p.amount_fen), 0) || ' fen' as how
    from order_facts o left join payments p on p.order_id = o.id and p.state = 'claimed'
    group by o.id, o.number, o.state, o.total_fen
    having count(p.id) <> case when o.state = 'paid' then 1 else 0 end
      or coalesce(sum(p.amount_fen), 0) <> case when o.state = 'paid' then o.total_fen else 0 end`,
  'I1 settled and claimed money of a product order is nothing or its total': sql<Found>`
    select 'product order ' || o.number as what,
      'is ' || o.state || ' with ' || coalesce(string_agg(p.state || ' ' || p.amount_fen, ', '), 'nothing') as how
    from product_order_facts o
      left join payments p on p.product_order_id = o.id and p.state in ('settled', 'claimed')
    group by o.id, o.number, o.state, o.total_fen
    having coalesce(sum(p.amount_fen) filter (where p.state = 'settled'), 0) <>
        case when o.state = 'confirmed' then o.total_fen else 0 end
      or coalesce(sum(p.amount_fen) filter (where p.state = 'claimed'), 0) <>
        case when o.state = 'paid' then o.total_fen else 0 end`,
  'I1 a product order for a plan gives one membership when its money is there, and takes it back with the money': sql<Found>`
    select 'product order ' || o.number as what, 'is ' || o.state || ' with ' || count(m.id) || ' memberships, '
      || count(m.id) filter (where m.ended_at is null) || ' of them not ended' as how
    from product_order_facts o left join membership_facts m on m.product_order_id = o.id
    where o.plan_id is not null
    group by o.id, o.number, o.state, o.refund
    having case when o.state = 'confirmed' then count(m.id) <> 1
      when o.refund = 'refunded' then count(m.id) <> 1 or count(m.id) filter (where m.ended_at is null) > 0
      else count(m.id) <> 0 end`,
  'I1 licences of a package can be taken when its money is there, for as long as was bought, and not after a refund': sql<Found>`
    select 'product order ' || o.number as what, 'is ' || o.state || ' with ' || coalesce(pool.used || ' of ' || pool.quota
      || ' licences taken until ' || coalesce(pool.ends_on::text, 'no day'), 'no licences') as how
    from product_order_facts o left join package_pool_facts pool on pool.product_order_id = o.id
    where (o.package_id is not null) <> (pool.id is not null)
      or (o.package_id is not null and (
        (pool.starts_on is not null) <> (o.state = 'confirmed' or o.refund = 'refunded')
        or pool.ends_on <> pool.starts_on + o.days - 1
        or (o.refund = 'refunded' and (pool.ended_at is null or pool.used > 0))))`,
  'I1 money of an attempt is the attempt’s amount': sql<Found>`
    select 'payment ' || p.id as what, p.amount_fen || ' fen instead of ' || a.amount_fen as how
    from payments p join payment_attempts a on a.id = p.attempt_id
    where a.amount_fen <> p.amount_fen or a.order_id is distinct from p.order_id
      or a.product_order_id is distinct from p.product_order_id or a.state <> 'paid'`,
  'I1 money went back once, and only where it had to': sql<Found>`
    select 'payment ' || p.id as what,
      'is ' || p.state || ' with ' || coalesce(sum(r.amount_fen), 0) || ' fen sent back' as how
    from payments p left join refunds r on r.payment_id = p.id and r.state = 'done'
    group by p.id
    having coalesce(sum(r.amount_fen), 0) <> case when p.state = 'refunded' then p.amount_fen else 0 end`,
  'I2 a paid line has one valid licence, unless staff revoked it': sql<Found>`
    select 'line ' || line.id || ' of order ' || o.number as what,
      'order is ' || o.state || ', valid licences: ' || count(l.id) filter (where l.state = 'valid') as how
    from order_facts o join order_line_facts line on line.order_id = o.id left join licence_facts l on l.line_id = line.id
    group by o.id, o.number, o.state, line.id
    having case when o.state = 'confirmed'
      then count(l.id) filter (where l.state = 'valid') + count(l.id) filter (where l.state = 'revoked') <> 1
      else count(l.id) filter (where l.state = 'valid') <> 0 end`,
  'I2 no two licences have one number': sql<Found>`
    select 'licence ' || number as what, count(*) || ' times' as how from licence_facts group by number having count(*) > 1`,
  'I2 a licence grants what the paid quote offers': sql<Found>`
    select 'licence ' || l.number as what, 'grants another scope than the quote' as how
    from licence_facts l
      join quote_facts q on q.order_id = l.order_id and q.state = 'accepted'
      join quote_line_facts quoted on quoted.quote_id = q.id and quoted.line_id = l.line_id
    where (l.scene, l.channel, l.period, l.area, l.special_zh, l.special_en)
      <> (quoted.scene, quoted.channel, quoted.period, quoted.area, quoted.special_zh, quoted.special_en)`,
  'I2 a licence that was not corrected names the licensee and project of its line': sql<Found>`
    select 'licence ' || l.number as what, 'names ' || l.licensee || ' instead of ' || party.licensee as how
    from licence_facts l join line_party_facts party on party.line_id = l.line_id
    where l.version = 1 and
      (l.licensee_type, l.licensee, l.credit_code, l.project_name, l.brand, l.end_client)
      <> (party.licensee_type, party.licensee, party.credit_code, party.project_name, party.brand, party.end_client)`,
  'I2 a licence has its files with their hashes, the ordered material first': sql<Found>`
    select 'licence ' || l.number as what,
      count(f.position) || ' files, without a hash: ' || count(f.position) filter (where f.sha256 = '') as how
    from licence_facts l left join licence_file_facts f on f.licence_id = l.id
    group by l.id, l.number, l.material_id
    having count(f.position) = 0 or bool_or(f.sha256 = '') or max(f.position) + 1 <> count(f.position)
      or bool_or(f.position = 0 and f.material_id <> l.material_id)`,
  'I2 all licences of a line have the same files': sql<Found>`
    select 'line ' || line_id as what, count(distinct files) || ' lists of files' as how
    from (
      select l.line_id, (
        select array_agg(f.material_id || ' ' || f.sha256 order by f.position)
        from licence_file_facts f where f.licence_id = l.id) as files
      from licence_facts l
    ) licence
    group by line_id having count(distinct files) > 1`,
  'I2 a line was sold once, and taken back with its order’s money': sql<Found>`
    select 'line ' || line.id || ' of order ' || o.number as what,
      'order is ' || o.state || ', sold for ' || coalesce(sum(s.amount_fen), 0) || ' fen' as how
    from order_facts o join order_line_facts line on line.order_id = o.id left join sale_facts s on s.line_id = line.id
      left join quote_facts q on q.order_id = o.id and q.state = 'accepted'
      left join quote_line_facts quoted on quoted.quote_id = q.id and quoted.line_id = line.id
    group by o.id, o.number, o.state, line.id, quoted.price_fen, quoted.discount_fen
    having coalesce(sum(s.amount_fen), 0) <>
        case when o.state = 'confirmed' then quoted.price_fen - quoted.discount_fen else 0 end
      and not (coalesce(sum(s.amount_fen), 0) = 0
        and exists (select from licence_facts l where l.line_id = line.id and l.state = 'revoked'))`,
  'I3 an order has one quote that holds while it waits or is paid, and none otherwise': sql<Found>`
    select 'order ' || o.number as what,
      'is ' || o.state || ' with ' || count(q.id) filter (where q.state = 'live') || ' live and '
        || count(q.id) filter (where q.state = 'accepted') || ' accepted quotes' as how
    from order_facts o left join quote_facts q on q.order_id = o.id
    group by o.id, o.number, o.state, o.total_fen
    having count(q.id) filter (where q.state = 'live') <> case when o.state = 'quoted' then 1 else 0 end
      or count(q.id) filter (where q.state = 'accepted') <>
        case when o.state in ('paid', 'confirmed') then 1 else 0 end`,
  'I3 nothing is paid that awaits approval or was declined': sql<Found>`
    select 'order ' || number as what, 'is ' || state || ' and ' || approval as how
    from order_facts where state in ('paid', 'confirmed') and approval in ('waiting', 'declined')`,
  'I3 the lines of the quote that holds are the total of its order': sql<Found>`
    select 'order ' || o.number as what,
      'total ' || coalesce(o.total_fen::text, 'none') || ', lines ' || coalesce(sum(l.price_fen - l.discount_fen), 0) as how
    from order_facts o join quote_facts q on q.order_id = o.id and q.state in ('live', 'accepted')
      left join quote_line_facts l on l.quote_id = q.id
    group by o.id, o.number, o.total_fen, q.id, q.total_fen
    having coalesce(sum(l.price_fen - l.discount_fen), 0) <> q.total_fen or o.total_fen is distinct from q.total_fen`,
  'I3 an order is of the kinds that its lines are': sql<Found>`
    select 'order ' || o.number as what, 'is ' || o.kind || ' with ' || string_agg(distinct m.kind, ', ') as how
    from order_facts o join order_line_facts line on line.order_id = o.id join material_facts m on m.id = line.material_id
    group by o.id, o.number, o.kind
    having case o.kind when 'music' then not bool_and(m.kind in ('music', 'effect'))
      when 'mixed' then not (bool_or(m.kind = 'video') and bool_or(m.kind = 'photo')
        and bool_and(m.kind in ('video', 'photo')))
      else not bool_and(m.kind = o.kind) end`,
  'I7 the state of every order is the last on record': sql<Found>`
    select 'order ' || o.number as what, 'is ' || o.state || ', on record ' || coalesce(${last('order', 'o')}, 'nothing') as how
    from order_facts o where ${last('order', 'o')} is distinct from o.state`,
  'I7 the state of every product order is the last on record': sql<Found>`
    select 'product order ' || o.number as what,
      'is ' || o.state || ', on record ' || coalesce(${last('product-order', 'o')}, 'nothing') as how
    from product_order_facts o where ${last('product-order', 'o')} is distinct from o.state`,
  'I7 the state of every payment is the last on record': sql<Found>`
    select 'payment ' || p.id as what, 'is ' || p.state || ', on record ' || coalesce(${last('payment', 'p')}, 'nothing') as how
    from payments p where ${last('payment', 'p')} is distinct from p.state`,
  'I7 the state of every licence is the last on record': sql<Found>`
    select 'licence ' || l.number as what, 'is ' || l.state || ', on record ' || coalesce(${last('licence', 'l')}, 'nothing') as how
    from licence_facts l where ${last('licence', 'l')} is distinct from l.state`,
  'I7 every change on record begins where the one before it ended': sql<Found>`
    select subject as what, 'went on from ' || coalesce(began, 'nothing') || ' after ' || coalesce(ended, 'nothing') as how
    from (
      select subject, before ->> 'state' as began, lag(after ->> 'state') over (partition by subject order by id) as ended
      from audit_facts
      where (subject like 'order:%' or subject like 'product-order:%' or subject like 'payment:%' or subject like 'licence:%') and after ->> 'state' is not null
    ) change
    where began is distinct from ended`,
};
