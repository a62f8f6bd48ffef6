import { sql } from 'kysely';
import type { MediaKind } from '#contract/domain/media.ts';
import {
  type Barred,
  type GivenReason,
  REVIEW_DAYS,
  type ReviewRound,
  TAKE_BACK_SECONDS,
  type Verdict,
} from '#contract/domain/review.ts';
import type { Database } from '../../platform/database/database.ts';
import { barredFor, type Unsellable, unsellable } from './conditions.queries.ts';

export interface HeldReview {
  id: number;
  materialId: number;
  kind: MediaKind;
  round: ReviewRound;
  durationMs: number | null;
  open: boolean;
  /** Claimed by the caller, and not expired. */
  held: boolean;
  barred: Barred | null;
  unsellable: Unsellable | null;
}

/** Comes before locking reviews. Owners who withdraw a material lock in the same order, so that there is no deadlock. */
export async function lockMaterials(db: Database, reviewIds: readonly number[]): Promise<void> {
  await sql`
    select from material_facts where id in (select material_id from reviews where id = any(${reviewIds}))
    order by id for update`.execute(db);
}

/** Locks materials, then their reviews, each in order of id. */
export async function lockReviews(db: Database, ids: readonly number[], me: number): Promise<HeldReview[]> {
  await lockMaterials(db, ids);
  const { rows } = await sql<HeldReview>`
    select r.id, r.material_id, m.kind, r.round, m.duration_ms,
      r.state = 'open' as open, coalesce(r.claimed_by = ${me} and r.claimed_until > clock_now(), false) as held,
      ${barredFor(me)} as barred, ${unsellable} as unsellable
    from reviews r join material_facts m on m.id = r.material_id
    where r.id = any(${ids}) order by r.id for update of r`.execute(db);
  return rows;
}

interface Decision {
  verdict: Verdict;
  reasons: GivenReason[];
  note: string;
  by: number;
}

/** Decides, so that the decision takes effect in a few seconds. */
export async function saveDecisions(
  db: Database,
  ids: readonly number[],
  { verdict, reasons, note, by }: Decision,
): Promise<void> {
  await sql`
    update reviews
    set state = 'settling', verdict = ${verdict}, reasons = ${JSON.stringify(reasons)}, note = ${note},
      decided_by = ${by}, decided_at = clock_now(), claimed_by = null, claimed_until = null,
      settles_at = clock_now() + make_interval(secs => ${sql.lit(TAKE_BACK_SECONDS)})
    where id = any(${ids}) and state = 'open'`.execute(db);
}

/** Picks decisions at random for a blind second review by somebody else. */
export async function drawSecondLooks(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    insert into reviews (material_id, kind, round, about_id, due_at)
    select material_id, kind, 'second', id, due_in(${REVIEW_DAYS.second}) from reviews
    where id = any(${ids}) and round <> 'second' and random() < second_look_share()`.execute(db);
}
