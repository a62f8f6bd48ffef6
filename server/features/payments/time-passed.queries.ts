import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { daysPassed, letPass } from '../../platform/database/time-passed.ts';

/** Moves the payments and refunds of an order this many hours into the past. */
export async function letPaymentsAge(db: Database, orderId: number, hours: number): Promise<void> {
  const where = sql`order_id = ${orderId}`;
  await sql`
    update payments set paid_at = paid_at - make_interval(hours => 24 * ${daysPassed('updated_at', hours)})
    where ${where}`.execute(db);
  await letPass(db, hours, { table: 'payments', columns: ['created_at', 'updated_at'], where });
  await letPass(db, hours, {
    table: 'refunds',
    columns: ['created_at', 'done_at'],
    where: sql`payment_id in (select id from payments where ${where})`,
  });
}
