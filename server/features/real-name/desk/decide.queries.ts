import { sql } from 'kysely';
import type { NameReason, RealNameState } from '#contract/domain/real-name.ts';
import { type ClaimStanding, claimStanding } from '../../../platform/database/claims.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface Claimable extends ClaimStanding {
  id: number;
  userId: number;
  state: RealNameState;
}

/** Reads a real name and locks it until the transaction ends. */
export async function lockForDesk(db: Database, id: number, me: number): Promise<Claimable | undefined> {
  const { rows } = await sql<Claimable>`
    select id, user_id, state, ${claimStanding(me)} from real_names where id = ${id} for update`.execute(db);
  return rows[0];
}

interface Decision {
  to: 'verified' | 'rejected';
  by: number;
  reason: NameReason | null;
  words: string;
}

/** False when it is no longer being verified. */
export async function saveDecision(db: Database, id: number, { to, by, reason, words }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('realNames')
    .set({
      state: to,
      reason,
      words,
      claimedBy: null,
      claimedUntil: null,
      decidedAt: sql`clock_now()`,
      decidedBy: by,
    })
    .where('id', '=', id)
    .where('state', '=', 'verifying')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the name that counts so far; undefined when there is none. */
export async function replaceVerified(db: Database, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update real_names set state = 'replaced', replaced_at = clock_now()
    where user_id = ${userId} and state = 'verified' returning id`.execute(db);
  return rows[0]?.id;
}
