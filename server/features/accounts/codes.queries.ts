import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface NewCode {
  account: string;
  purpose: string;
  hash: Buffer;
  minutes: number;
}

export async function insertCode(db: Database, code: NewCode): Promise<void> {
  await db
    .insertInto('verificationCodes')
    .values({
      account: code.account,
      purpose: code.purpose,
      codeHash: code.hash,
      expiresAt: sql`clock_now() + make_interval(mins => ${code.minutes}::int)`,
    })
    .execute();
}

/** Counts a guess at the newest code, then returns what the guess must match; undefined when no code is open. */
export async function countGuess(db: Database, account: string, purpose: string, most: number) {
  return await db
    .updateTable('verificationCodes')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', (is) =>
      is
        .selectFrom('verificationCodes')
        .select('id')
        .where('account', '=', account)
        .where('purpose', '=', purpose)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('attempts', '<', most)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`clock_now()`)
    .returning(['id', 'codeHash'])
    .executeTakeFirst();
}

/** True for exactly one caller. */
export async function useCode(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verificationCodes')
    .set({ usedAt: sql`clock_now()` })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
