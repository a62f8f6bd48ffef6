import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Ends the sessions too: nobody may go on with a password that the whole world knows. */
export async function closeDemoAccounts(db: Database): Promise<void> {
  await db
    .updateTable('users')
    .set({ disabled_at: sql`clock_now()` })
    .where('demo', '=', true)
    .where('disabled_at', 'is', null)
    .execute();
  await db
    .updateTable('sessions')
    .set({ ended_at: sql`clock_now()`, end_reason: 'disabled' })
    .where('ended_at', 'is', null)
    .where('user_id', 'in', (is) => is.selectFrom('users').select('id').where('demo', '=', true))
    .execute();
}

export async function openDemoAccounts(db: Database): Promise<void> {
  await db.updateTable('users').set({ disabled_at: null }).where('demo', '=', true).execute();
}
