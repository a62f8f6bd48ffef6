import { sql } from 'kysely';
import type { ApplicationState } from '#contract/domain/application.ts';
import { CLAIM_MINUTES } from '#contract/domain/review.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface Claimable {
  id: number;
  userId: number;
  state: ApplicationState;
  /** Somebody else has claimed it. */
  taken: boolean;
  /** The caller has. */
  held: boolean;
  nickname: string;
  bio: string;
  exclusive: boolean;
}

/** Reads an application and locks it until the transaction ends. */
export async function lockForDesk(db: Database, id: number, me: number): Promise<Claimable | undefined> {
  const { rows } = await sql<Claimable>`
    select id, user_id, state, nickname, bio, coalesce(exclusive, false) as exclusive,
      coalesce(claimed_until > clock_now() and claimed_by <> ${me}, false) as taken,
      coalesce(claimed_until > clock_now() and claimed_by = ${me}, false) as held
    from applications where id = ${id} and state <> 'draft' for update`.execute(db);
  return rows[0];
}

export async function saveClaim(db: Database, id: number, me: number): Promise<void> {
  await sql`
    update applications set state = 'reviewing', claimed_by = ${me},
      claimed_until = clock_now() + make_interval(mins => ${sql.lit(CLAIM_MINUTES)})
    where id = ${id} and state in ('submitted', 'reviewing')`.execute(db);
}

export async function endClaim(db: Database, id: number, me: number): Promise<void> {
  await sql`
    update applications set claimed_by = null, claimed_until = null
    where id = ${id} and claimed_by = ${me} and state = 'reviewing'`.execute(db);
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
