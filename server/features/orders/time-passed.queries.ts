import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { daysPassed, letPass } from '../../platform/database/time-passed.ts';

/** Moves everything about an order this many hours into the past; dates move by whole days. */
export async function letOrderAge(db: Database, orderId: number, hours: number): Promise<void> {
  await sql`
    update orders set starts_on = starts_on - ${daysPassed('created_at', hours)} where id = ${orderId}`.execute(db);
  const columns = ['created_at', 'updated_at', 'submitted_at', 'quote_due_at', 'pay_by', 'paid_at', 'confirmed_at'];
  await letPass(db, hours, {
    table: 'orders',
    columns: [...columns, 'closed_at', 'refund_requested_at'],
    where: sql`id = ${orderId}`,
  });
  const where = sql`order_id = ${orderId}`;
  await letPass(db, hours, { table: 'quotes', columns: ['created_at', 'valid_until', 'asked_at', 'due_at'], where });
  await letPass(db, hours, { table: 'order_messages', columns: ['at'], where });
}
