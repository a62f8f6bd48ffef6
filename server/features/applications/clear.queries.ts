import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Applications that were rejected more than so many days ago and still hold images and contact details. */
export async function findToClear(db: Database, days: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from applications
    where state = 'rejected' and cleared_at is null and decided_at < clock_now() - make_interval(days => ${days})
    order by decided_at`.execute(db);
  return rows.map(({ id }) => id);
}

/** False when another run has done it. */
export async function clearContact(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ realName: '', phone: '', verifiedPhone: null, wechat: '', clearedAt: sql`clock_now()` })
    .where('id', '=', id)
    .where('clearedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
