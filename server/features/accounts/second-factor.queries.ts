import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export async function findFactor(db: Database, userId: number) {
  return await db
    .selectFrom('users')
    .select(['email', 'mobile', 'totp_secret', 'totp_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Only while none is confirmed. */
export async function storeSecret(db: Database, userId: number, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_secret: sealed, totp_last_step: 0 })
    .where('id', '=', userId)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a step, so that a code that somebody saw cannot be used again. */
export async function useStep(db: Database, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_last_step: step, totp_confirmed_at: sql`coalesce(totp_confirmed_at, clock_now())` })
    .where('id', '=', userId)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
