import { sql } from 'kysely';
import type { OrderKind } from '#contract/domain/order-kind.ts';
import type { Database } from '../../platform/database/database.ts';

interface Batch {
  before: Date;
  /** The last order of the previous batch. */
  after: number;
  most: number;
}

export async function ordersToExpire(db: Database, { before, after, most }: Batch): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'quoted')
    .where('payBy', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

interface EndingOrder {
  id: number;
  number: string;
  kind: OrderKind;
  buyerId: number;
  totalFen: number;
  payBy: Date;
}

/** Marks one order whose quote ends within a day as reminded; skips quotes that never held longer than that. */
export async function takeReminder(db: Database): Promise<EndingOrder | undefined> {
  const { rows } = await sql<EndingOrder>`
    update orders set reminded_at = clock_now()
    where id = (
      select o.id from orders o join quotes q on q.order_id = o.id and q.state = 'live'
      where o.state = 'quoted' and o.pay_by between clock_now() and clock_now() + interval '1 day'
        and o.reminded_at is null and q.valid_until - q.created_at > interval '1 day'
      order by o.pay_by limit 1 for update of o skip locked
    )
    returning id, number, kind, buyer_id, total_fen, pay_by`.execute(db);
  return rows[0];
}
