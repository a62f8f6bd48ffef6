import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { beginOfLastDays, lastDays } from '../../../platform/database/days.ts';

interface SoldDay {
  day: string;
  plansFen: number;
  packagesFen: number;
  savedFen: number;
}

/** What was sold and kept as plans and as packages, and what memberships took off paid orders, by day in China. */
export async function soldByDay(db: Database, days: number): Promise<SoldDay[]> {
  const { rows } = await sql<SoldDay>`
    with sold as (
      select day_in_china(paid_at) as day, sum(total_fen) filter (where plan_id is not null) as plans,
        sum(total_fen) filter (where plan_id is null) as packages
      from product_orders where state = 'confirmed' and paid_at >= ${beginOfLastDays(days)} group by 1
    ), saved as (
      select day_in_china(o.paid_at) as day, sum(l.vip_fen) as fen
      from memberships m
        join quote_facts q on q.membership_id = m.id and q.state = 'accepted'
        join order_facts o on o.id = q.order_id and o.state = 'confirmed'
        join quote_line_facts l on l.quote_id = q.id
      where o.paid_at >= ${beginOfLastDays(days)} group by 1
    )
    select days.day::text as day, coalesce(sold.plans, 0)::bigint as plans_fen,
      coalesce(sold.packages, 0)::bigint as packages_fen, coalesce(saved.fen, 0)::bigint as saved_fen
    from ${lastDays(days)} left join sold using (day) left join saved using (day) order by days.day`.execute(db);
  return rows;
}
