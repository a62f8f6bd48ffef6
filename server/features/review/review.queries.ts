import { sql } from 'kysely';
import type { GivenReason, ReviewRound, Verdict } from '#contract/domain/review.ts';
import type { Database } from '../../platform/database/database.ts';

interface NewReview {
  materialId: number;
  round: ReviewRound;
  request: string;
  days: number;
}

/** False when a review is already open, or an appeal was made before. */
export async function insertReview(db: Database, { materialId, round, request, days }: NewReview): Promise<boolean> {
  const { rows } = await sql`
    insert into reviews (material_id, kind, round, request, due_at)
    select id, kind, ${round}, ${request}, due_in(${days}) from material_facts where id = ${materialId}
    on conflict do nothing returning id`.execute(db);
  return rows.length === 1;
}

/** Withdraws an open second review, which makes no sense once the material changes. */
export async function withdrawSecond(db: Database, materialId: number): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ state: 'withdrawn', claimedBy: null, claimedUntil: null })
    .where('materialId', '=', materialId)
    .where('state', '=', 'open')
    .where('round', '=', 'second')
    .execute();
}

/** Withdraws the open review; false when there is none or it is an appeal. */
export async function withdrawOpen(db: Database, materialId: number): Promise<boolean> {
  const rows = await db
    .updateTable('reviews')
    .set({ state: 'withdrawn', claimedBy: null, claimedUntil: null })
    .where('materialId', '=', materialId)
    .where('state', '=', 'open')
    .where('round', 'in', ['first', 'again'])
    .returning('id')
    .execute();
  return rows.length === 1;
}

interface PlaceRow {
  materialId: number;
  position: number;
  dueAt: Date;
  overdue: boolean;
}

/** Finds the positions of all these materials in one pass over the queue. For an owner, what settles still waits. */
export async function readPlaces(db: Database, materialIds: readonly number[]): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with waiting as (
      select material_id, due_at, id from reviews where state = 'open' and round <> 'second'
      union all
      select material_id, due_at, id from reviews where state = 'settling' and round <> 'second'
    ), wanted as materialized (
      select material_id, due_at, id from waiting where material_id = any(${materialIds})
    ), placed as (
      select material_id, due_at, row_number() over (order by due_at, id) as position from waiting
      where (due_at, id) <= (select due_at, id from wanted order by due_at desc, id desc limit 1)
    )
    select placed.material_id, placed.position, placed.due_at, placed.due_at < clock_now() as overdue
    from placed join wanted using (material_id)`.execute(db);
  return rows;
}

interface DecisionRow {
  materialId: number;
  round: Exclude<ReviewRound, 'second'>;
  verdict: Verdict;
  reasons: GivenReason[];
  note: string;
  decidedAt: Date;
}

export async function readDecisions(db: Database, materialIds: readonly number[]): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select material_id, round, verdict, reasons, note, decided_at
    from reviews
    where material_id = any(${materialIds}) and state = 'decided' and round <> 'second'
    order by material_id, id desc`.execute(db);
  return rows;
}
