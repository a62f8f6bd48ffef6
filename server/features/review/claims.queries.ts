import { sql } from 'kysely';
import type { WorkView } from '#contract/calls/review.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type Barred, CLAIM_MINUTES } from '#contract/domain/review.ts';
import type { Database } from '../../platform/database/database.ts';
import { barredFor, free, inView } from './conditions.queries.ts';

/** When a claim that begins now runs out. */
export const claimEnd = sql`clock_now() + make_interval(mins => ${sql.lit(CLAIM_MINUTES)})`;

interface Wish {
  userId: number;
  view: WorkView;
  kind?: MediaKind | undefined;
  count: number;
}

const wished = ({ userId, view, kind }: Wish) =>
  sql`${inView(view, { userId, admin: false })} ${kind ? sql`and r.kind = ${kind}` : sql``}`;

/** Reviews of a queue that somebody has claimed, most urgent first. */
export async function readHeld(db: Database, wish: Wish): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from reviews r
    where ${wished(wish)} and r.claimed_by = ${wish.userId} and r.claimed_until > clock_now()
    order by r.due_at, r.id limit ${wish.count}`.execute(db);
  return rows.map((row) => row.id);
}

/** Claims the most urgent free reviews; skips those that somebody else is claiming at this moment. */
export async function claimFree(db: Database, wish: Wish): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with next as (
      select r.id from reviews r join material_facts m on m.id = r.material_id
      where ${wished(wish)} and ${free} and ${barredFor(wish.userId)} is null
      order by r.due_at, r.id limit ${wish.count}
      for update of r skip locked
    ), claimed as (
      update reviews r set claimed_by = ${wish.userId}, claimed_until = ${claimEnd}
      from next where r.id = next.id
      returning r.id, r.due_at
    )
    select id from claimed order by due_at, id`.execute(db);
  return rows.map((row) => row.id);
}

export interface Claimable {
  id: number;
  open: boolean;
  /** Somebody else has claimed it. */
  taken: boolean;
  barred: Barred | null;
}

/** Reads reviews and locks them until the transaction ends. */
export async function lockClaimable(db: Database, ids: readonly number[], me: number): Promise<Claimable[]> {
  const { rows } = await sql<Claimable>`
    select r.id, r.state = 'open' as open, not ${free} and r.claimed_by is distinct from ${me} as taken,
      ${barredFor(me)} as barred
    from reviews r join material_facts m on m.id = r.material_id
    where r.id = any(${ids}) order by r.id for update of r`.execute(db);
  return rows;
}

export async function saveClaims(db: Database, ids: readonly number[], me: number): Promise<void> {
  await sql`
    update reviews set claimed_by = ${me}, claimed_until = ${claimEnd} where id = any(${ids})`.execute(db);
}

/** Extends claims, even expired ones that nobody else has taken. */
export async function extendClaims(db: Database, ids: readonly number[], me: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update reviews set claimed_until = ${claimEnd}
    where id = any(${ids}) and state = 'open' and claimed_by = ${me} returning id`.execute(db);
  return rows.map((row) => row.id);
}

export async function endClaims(db: Database, ids: readonly number[], me: number): Promise<void> {
  await sql`
    update reviews set claimed_by = null, claimed_until = null
    where id = any(${ids}) and state = 'open' and claimed_by = ${me}`.execute(db);
}
