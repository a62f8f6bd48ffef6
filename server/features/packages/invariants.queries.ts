import { sql } from 'kysely';
import type { Found } from '../../platform/database/violations.ts';

/** Rules that hold at every moment; each query returns what breaks its rule. */
export const PACKAGE_INVARIANTS: Record<string, ReturnType<typeof sql<Found>>> = {
  'I11 what was used of a package is within what was bought, one licence after the other': sql<Found>`
    select 'package of product order ' || pool.product_order_id as what,
      pool.used || ' of ' || pool.quota || ' used with ' || count(l.line_id) || ' licences' as how
    from package_pool_facts pool
    left join package_takings t on t.pool_id = pool.id
    left join (select distinct line_id from licence_facts) l on l.line_id = t.line_id
    group by pool.id, pool.product_order_id, pool.used, pool.quota
    having pool.used > pool.quota or pool.used <> count(t.line_id) or pool.used <> count(l.line_id)
      or pool.used <> coalesce(max(t.place), 0)`,
  'I11 what was taken is an order of the package’s holder for its use, settled by it and by no other money': sql<Found>`
    select 'line ' || t.line_id as what, 'order is ' || o.state || ', settled by ' || coalesce(p.way, 'nothing') as how
    from package_takings t
    join package_pool_facts pool on pool.id = t.pool_id
    join order_line_facts line on line.id = t.line_id
    join order_facts o on o.id = line.order_id
    left join settled_payments p on p.order_id = o.id
    left join licence_facts l on l.line_id = line.id
    where o.pool_id is distinct from pool.id or o.state <> 'confirmed' or p.way is distinct from 'package'
      or o.customer_id is distinct from pool.customer_id or (pool.customer_id is null and o.buyer_id <> pool.user_id)
      or (l.scene, l.channel, l.period, l.area) <> (pool.scene, pool.channel, pool.period, pool.area)`,
  'I11 the licences of a package were sold for their parts of its price, together never for more': sql<Found>`
    select 'line ' || t.line_id as what, sale.amount_fen || ' fen as licence ' || t.place || ' of ' || pool.quota
      || ' for ' || o.total_fen as how
    from package_takings t
    join package_pool_facts pool on pool.id = t.pool_id
    join product_order_facts o on o.id = pool.product_order_id
    left join sale_facts sale on sale.line_id = t.line_id and sale.reverses is null
    where sale.amount_fen is distinct from
      o.total_fen / pool.quota + case when t.place <= o.total_fen % pool.quota then 1 else 0 end`,
  'I11 only what was taken is settled by a package': sql<Found>`
    select 'order ' || o.number as what, 'line ' || line.id || ' belongs to no package' as how
    from order_facts o
    join order_line_facts line on line.order_id = o.id
    join settled_payments p on p.order_id = o.id
    left join package_takings t on t.line_id = line.id
    where (p.way = 'package' or o.pool_id is not null) and t.line_id is null`,
};
