import { sql } from 'kysely';
import type { Found } from '../../platform/database/violations.ts';

/** Rules that hold at every moment; each query returns what breaks its rule. */
export const PROJECT_INVARIANTS: Record<string, ReturnType<typeof sql<Found>>> = {
  'I10 what was used of a SKU is within its quota, and so many licences were issued': sql<Found>`
    select 'SKU ' || s.id as what, s.used || ' of ' || s.quota || ' used with ' || count(l.line_id) || ' licences' as how
    from project_skus s
    left join project_takings t on t.sku_id = s.id
    left join (select distinct line_id from licence_facts) l on l.line_id = t.line_id
    group by s.id
    having s.used > s.quota or s.used <> count(t.line_id) or s.used <> count(l.line_id)`,
  'I10 what was taken is an order of the SKU’s project, settled by it at the unit price': sql<Found>`
    select 'line ' || t.line_id as what, 'order is ' || o.state || ', settled by ' || coalesce(p.way, 'nothing') as how
    from project_takings t
    join project_skus s on s.id = t.sku_id
    join order_line_facts line on line.id = t.line_id
    join order_facts o on o.id = line.order_id
    left join settled_payments p on p.order_id = o.id
    left join sale_facts sale on sale.line_id = line.id and sale.reverses is null
    where o.project_id is distinct from s.project_id or o.state <> 'confirmed' or p.way is distinct from 'project'
      or sale.amount_fen is distinct from s.unit_fen`,
  'I10 an order of a project was taken': sql<Found>`
    select 'order ' || o.number as what, 'line ' || line.id || ' belongs to no SKU' as how
    from order_facts o
    join order_line_facts line on line.order_id = o.id
    left join project_takings t on t.line_id = line.id
    where o.project_id is not null and t.line_id is null`,
};
