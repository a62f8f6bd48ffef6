import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { resealColumn } from '../../platform/database/reseal.ts';
import type { Secrets } from '../../platform/secrets.ts';

export async function findFactor(db: Database, userId: number) {
  return await db
    .selectFrom('users')
    .select(['email', 'mobile', 'totpSecret', 'totpConfirmedAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Stores the secret of two-step verification; false when it is already confirmed. */
export async function storeSecret(db: Database, userId: number, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totpSecret: sealed, totpLastStep: 0 })
    .where('id', '=', userId)
    .where('totpConfirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a step, so that nobody can reuse a code that they have seen. */
export async function useStep(db: Database, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totpLastStep: step, totpConfirmedAt: sql`coalesce(totp_confirmed_at, clock_now())` })
    .where('id', '=', userId)
    .where('totpLastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function resealFactors(db: Database, secrets: Secrets): Promise<number> {
  return await resealColumn(db, secrets, { table: 'users', column: 'totp_secret' });
}
