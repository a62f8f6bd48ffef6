import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { daysPassed, letPass } from '../../platform/database/time-passed.ts';

/** Moves the licences of an order this many hours into the past. Their terms stay as long as before. */
export async function letLicencesAge(db: Database, orderId: number, hours: number): Promise<void> {
  const days = daysPassed('issued_at', hours);
  const ofOrder = sql`order_id = ${orderId}`;
  await sql`
    update licences set starts_on = starts_on - ${days},
      ends_on = (starts_on - ${days} + age(ends_on + 1, starts_on))::date - 1
    where ${ofOrder}`.execute(db);
  await letPass(db, hours, { table: 'licences', columns: ['issued_at', 'ended_at'], where: ofOrder });
  const ofLines = sql`line_id in (select id from order_line_facts where ${ofOrder})`;
  await letPass(db, hours, { table: 'licence_corrections', columns: ['created_at', 'answered_at'], where: ofLines });
  await letPass(db, hours, { table: 'sales', columns: ['at', 'refund_until'], where: ofLines });
}
