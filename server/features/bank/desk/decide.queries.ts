import { sql } from 'kysely';
import type { BankReason, BankState } from '#contract/domain/bank.ts';
import { type ClaimStanding, claimStanding } from '../../../platform/database/claims.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface Claimable extends ClaimStanding {
  id: number;
  userId: number;
  state: BankState;
  holder: string;
}

/** Reads an account and locks it until the transaction ends. */
export async function lockForDesk(db: Database, id: number, me: number): Promise<Claimable | undefined> {
  const { rows } = await sql<Claimable>`
    select id, user_id, state, holder, ${claimStanding(me)} from bank_accounts where id = ${id} for update`.execute(db);
  return rows[0];
}

interface Decision {
  to: 'passed' | 'rejected';
  by: number;
  reason: BankReason | null;
  words: string;
}

/** False when it is no longer under review. */
export async function saveDecision(db: Database, id: number, { to, by, reason, words }: Decision): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update bank_accounts set state = ${to}, reason = ${reason}, words = ${words}, claimed_by = null,
      claimed_until = null, decided_at = clock_now(), decided_by = ${by}
    where id = ${id} and state = 'reviewing'`.execute(db);
  return numAffectedRows === 1n;
}
