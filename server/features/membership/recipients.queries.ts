import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { mayRead } from '../accounts/accounts.ts';

/** The buyer of a product order, for as long as they may read it; afterwards the administrators of the company. */
export async function listReaders(db: Database, productOrderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from product_orders o
    cross join lateral unnest(case when ${mayRead(sql.ref('o.buyer_id'), 'o')} then array[o.buyer_id] else array(
      select user_id from active_members where customer_id = o.customer_id and role = 'admin') end) as told (user_id)
    join user_facts u on u.id = told.user_id and u.disabled_at is null
    where o.id = ${productOrderId} order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}
