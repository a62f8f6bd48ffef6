import { sql } from 'kysely';
import type { Buyer } from '../../../context.ts';
import type { Database } from '../../../platform/database/database.ts';

export async function countViews(db: Database) {
  const { rows } = await sql<{ queue: number; overdue: number; quoted: number; paid: number }>`
    select
      (select count(*) from orders where state = 'submitted') as queue,
      (select count(*) from orders where state = 'submitted' and quote_due_at < clock_now()) as overdue,
      (select count(*) from orders where state = 'quoted') as quoted,
      (select count(*) from orders where state = 'paid') as paid`.execute(db);
  return rows[0] ?? { queue: 0, overdue: 0, quoted: 0, paid: 0 };
}

export interface BuyerRow {
  id: number;
  name: string;
  account: string;
  since: Date;
  orders: number;
  paidFen: number;
}

/** A buyer, with the number of their orders and the total of those paid or confirmed. */
export async function readBuyer(db: Database, id: number): Promise<BuyerRow | undefined> {
  const { rows } = await sql<BuyerRow>`
    select u.id, u.nickname as name, coalesce(u.email, u.mobile, '') as account, u.created_at as since,
      bought.orders, bought.paid_fen
    from user_facts u
    cross join lateral (
      select count(*) as orders,
        coalesce(sum(total_fen) filter (where state in ('paid', 'confirmed')), 0)::bigint as paid_fen
      from orders where buyer_id = u.id
    ) bought
    where u.id = ${id}`.execute(db);
  return rows[0];
}

/** For whom an order was placed. */
export async function findHolder(db: Database, orderId: number): Promise<Buyer | undefined> {
  const { rows } = await sql<Buyer>`
    select buyer_id as user_id, customer_id from orders where id = ${orderId}`.execute(db);
  return rows[0];
}
