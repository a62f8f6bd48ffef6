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
    .insertInto('verification_codes')
    .values({
      account: code.account,
      purpose: code.purpose,
      code_hash: code.hash,
      expires_at: sql`clock_now() + make_interval(mins => ${code.minutes}::int)`,
    })
    .execute();
}

/** Counts a guess at the newest code, then tells what the guess must match; nothing when none is open. */
export async function countGuess(db: Database, account: string, purpose: string, most: number) {
  return await db
    .updateTable('verification_codes')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', (is) =>
      is
        .selectFrom('verification_codes')
        .select('id')
        .where('account', '=', account)
        .where('purpose', '=', purpose)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('attempts', '<', most)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_now()`)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
}

/** True for exactly one of any number of callers. */
export async function useCode(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification_codes')
    .set({ used_at: sql`clock_now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
