import { sql } from 'kysely';
import type { ApplicationState } from '#contract/domain/application.ts';
import { type ClaimStanding, claimStanding } from '../../../platform/database/claims.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface Claimable extends ClaimStanding {
  id: number;
  userId: number;
  state: ApplicationState;
  nickname: string;
  bio: string;
  exclusive: boolean;
}

/** Reads an application and locks it until the transaction ends. */
export async function lockForDesk(db: Database, id: number, me: number): Promise<Claimable | undefined> {
  const { rows } = await sql<Claimable>`
    select id, user_id, state, nickname, bio, coalesce(exclusive, false) as exclusive, ${claimStanding(me)}
    from applications where id = ${id} and state <> 'draft' for update`.execute(db);
  return rows[0];
}

export async function markReviewing(db: Database, id: number): Promise<void> {
  await sql`update applications set state = 'reviewing' where id = ${id} and state = 'submitted'`.execute(db);
}

/** False when it is no longer under review. */
export async function saveDecision(
  db: Database,
  id: number,
  { to, by }: { to: 'more-needed' | 'rejected' | 'approved'; by: number },
): Promise<boolean> {
  const final = to !== 'more-needed';
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({
      state: to,
      version: sql`version + 1`,
      claimedBy: null,
      claimedUntil: null,
      decidedAt: final ? sql`clock_now()` : null,
      decidedBy: final ? by : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'reviewing')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
