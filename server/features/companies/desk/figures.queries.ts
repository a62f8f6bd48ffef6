import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { beginOfLastDays, lastDays } from '../../../platform/database/days.ts';

interface SpentDay {
  day: string;
  ordersFen: number;
  projectsFen: number;
}

/** What companies paid and kept on each of the last days in China, by their orders and from their projects. */
export async function spentByDay(db: Database, days: number): Promise<SpentDay[]> {
  const { rows } = await sql<SpentDay>`
    with spent as (
      select day_in_china(paid_at) as day, sum(total_fen) filter (where project_id is null) as orders,
        sum(total_fen) filter (where project_id is not null) as projects
      from order_facts
      where customer_id is not null and state = 'confirmed' and paid_at >= ${beginOfLastDays(days)} group by 1
    )
    select days.day::text as day, coalesce(spent.orders, 0)::bigint as orders_fen,
      coalesce(spent.projects, 0)::bigint as projects_fen
    from ${lastDays(days)} left join spent using (day) order by days.day`.execute(db);
  return rows;
}
