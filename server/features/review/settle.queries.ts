import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { GivenReason, ReviewRound, Verdict } from '#contract/domain/review.ts';
import type { Database } from '../../platform/database/database.ts';
import { claimEnd } from './claims.queries.ts';
import { type Unsellable, unsellable } from './conditions.queries.ts';
import { lockMaterials } from './decide.queries.ts';

/** Reviews whose decision may take effect now; those that were decided together stand together. */
export async function findDue(db: Database): Promise<number[][]> {
  const { rows } = await sql<{ ids: number[] }>`
    select json_agg(id order by id) as ids from reviews
    where state = 'settling' and settles_at <= clock_now()
    group by decided_by, decided_at, verdict, reasons, note order by min(settles_at)`.execute(db);
  return rows.map((row) => row.ids);
}

export interface SettlingReview {
  id: number;
  materialId: number;
  round: ReviewRound;
  verdict: Verdict;
  reasons: GivenReason[];
  note: string;
  /** Null when the account is gone. */
  deciderId: number | null;
  decider: string | null;
  deciderLanguage: Language | null;
  unsellable: Unsellable | null;
}

const UNDECIDED = sql`
  settles_at = null, verdict = null, reasons = '[]', note = '', decided_by = null, decided_at = null`;

/** Locks materials, then their reviews; leaves out decisions that were taken back or have taken effect. */
export async function lockSettling(db: Database, ids: readonly number[]): Promise<SettlingReview[]> {
  await lockMaterials(db, ids);
  const { rows } = await sql<SettlingReview>`
    select r.id, r.material_id, r.round, r.verdict, r.reasons, r.note,
      u.id as decider_id, u.nickname as decider, u.language as decider_language, ${unsellable} as unsellable
    from reviews r join material_facts m on m.id = r.material_id left join user_facts u on u.id = r.decided_by
    where r.id = any(${ids}) and r.state = 'settling' order by r.id for update of r`.execute(db);
  return rows;
}

/** From now on it is decided; whatever its owner changes comes after that. */
export async function markDecided(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update reviews set state = 'decided', settles_at = null, decided_at = clock_now()
    where id = any(${ids}) and state = 'settling'`.execute(db);
}

/** Puts reviews back into the queue, undecided. */
export async function returnToQueue(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update reviews set state = 'open', ${UNDECIDED}, claimed_by = null, claimed_until = null
    where id = any(${ids}) and state = 'settling'`.execute(db);
}

interface Reopened {
  id: number;
  materialId: number;
  verdict: Verdict;
}

/** Opens the reviews again that this person has decided and that have not taken effect, and gives them back. */
export async function reopen(db: Database, ids: readonly number[], me: number): Promise<Reopened[]> {
  const { rows } = await sql<Reopened>`
    with mine as (
      select id, material_id, verdict from reviews
      where id = any(${ids}) and state = 'settling' and decided_by = ${me} order by id for update
    )
    update reviews r
    set state = 'open', ${UNDECIDED}, claimed_by = ${me}, claimed_until = ${claimEnd}
    from mine where r.id = mine.id
    returning r.id, r.material_id, mine.verdict`.execute(db);
  return rows;
}
