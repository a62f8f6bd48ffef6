import { sql } from 'kysely';
import type { CloseReason, OrderState } from '#contract/domain/order.ts';
import { type DayPeriod, timeBefore } from '#contract/domain/period.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { Database } from '../../platform/database/database.ts';
import { inDays } from '../../platform/database/days.ts';
import { mayReadOfCompany } from '../accounts/accounts.ts';
import { LICENSEES, PROJECT_NAMES } from './parts.queries.ts';

/** The sums of one group; which columns are filled follows from what it is by. */
export interface SpentRow {
  by: 'all' | 'month' | 'project' | 'person';
  month: string;
  projectName: string;
  userId: number;
  name: string;
  now: number;
  before: number;
  ordersNow: number;
  ordersBefore: number;
}

/** What `orders o` cost for each project that it names; one row of each order leads, so that orders are counted once. */
const BY_PROJECT = sql`
  select o.project_name, o.total_fen as fen, true as leads
  where not exists (select from order_parts where order_id = o.id)
  union all
  select party.project_name, sum(ql.price_fen - ql.discount_fen)::bigint,
    row_number() over (order by min(l.position)) = 1
  from order_lines l
  join line_party_facts party on party.line_id = l.id
  join quotes q on q.order_id = l.order_id and q.state = 'accepted'
  join quote_lines ql on ql.quote_id = q.id and ql.line_id = l.id
  where l.order_id = o.id and exists (select from order_parts where order_id = o.id)
  group by party.project_name`;

/**
 * What this person's company spent in a period and in the same length of time before it, in all and by month, by
 * project and by person, of these the ones with most. A day before counts for the month of the period that is as far
 * from its beginning.
 */
export async function sumSpent(db: Database, userId: number, period: DayPeriod, most: number): Promise<SpentRow[]> {
  const before = timeBefore(period);
  const { rows } = await sql<SpentRow>`
    with spent as (
      select part.fen, part.project_name, part.leads, o.buyer_id, at.day >= ${period.from}::date as now,
        case when at.day >= ${period.from}::date then at.day
          else at.day + (${period.from}::date - ${before.from}::date) end as day
      from orders o cross join lateral (select day_in_china(o.paid_at) as day) at
      cross join lateral (${BY_PROJECT}) part
      where ${mayReadOfCompany(userId, 'o')} and o.state = 'confirmed'
        and ${inDays(sql.ref('o.paid_at'), { from: before.from, to: period.to })}
    ), sums as (
      select case grouping(to_char(day, 'YYYY-MM'), project_name, buyer_id)
          when 3 then 'month' when 5 then 'project' when 6 then 'person' else 'all' end as by,
        to_char(day, 'YYYY-MM') as month, project_name, buyer_id as user_id,
        coalesce(sum(fen) filter (where now), 0)::bigint as now,
        coalesce(sum(fen) filter (where not now), 0)::bigint as before,
        count(*) filter (where now and leads) as orders_now, count(*) filter (where not now and leads) as orders_before
      from spent
      group by grouping sets ((), (to_char(day, 'YYYY-MM')), (project_name), (buyer_id))
    ), ranked as (
      select *, row_number() over (partition by by order by now desc, before desc, project_name, user_id) as place
      from sums
    )
    select ranked.*, u.nickname as name from ranked left join user_facts u on u.id = ranked.user_id
    where by in ('all', 'month') or place <= ${most}
    order by by, place`.execute(db);
  return rows;
}

export interface TableRow extends OrderReferences {
  number: string;
  orderedOn: string;
  paidOn: string | null;
  state: OrderState;
  closeReason: CloseReason | null;
  projectName: string;
  buyer: string;
  licensee: string;
  totalFen: number | null;
}

/** Orders of this person's company for a spreadsheet, oldest first: those placed in the period, or those paid and kept. */
export async function listForTable(
  db: Database,
  userId: number,
  period: DayPeriod,
  { which, limit }: { which: 'placed' | 'spent'; limit: number },
): Promise<TableRow[]> {
  const wanted =
    which === 'placed'
      ? inDays(sql.ref('o.created_at'), period)
      : sql`o.state = 'confirmed' and ${inDays(sql.ref('o.paid_at'), period)}`;
  const { rows } = await sql<TableRow>`
    select o.number, day_in_china(o.created_at)::text as ordered_on, day_in_china(o.paid_at)::text as paid_on, o.state,
      o.close_reason, ${PROJECT_NAMES} as project_name, u.nickname as buyer, ${LICENSEES} as licensee, o.po_number,
      o.cost_centre, o.total_fen
    from orders o join user_facts u on u.id = o.buyer_id
    where ${mayReadOfCompany(userId, 'o')} and ${wanted}
    order by o.id limit ${limit}`.execute(db);
  return rows;
}
