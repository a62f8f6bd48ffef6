import { type GivenReason, REVIEW_DAYS, type ReviewRound, type Verdict } from '#contract/domain/review.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { insertReview, readDecisions, readPace, readPlaces, withdrawOpen, withdrawSecond } from './review.queries.ts';

interface Wanted {
  materialId: number;
  round: Exclude<ReviewRound, 'second'>;
  /** What the owner says: why they appeal, or what they changed. */
  request: string;
}

/**
 * Puts a material into the queue, in the transaction that makes it pending. Refused when it is there already, or when
 * an appeal was made before.
 */
export async function openReview(ctx: Context, wanted: Wanted): Promise<Problem | undefined> {
  await withdrawSecond(ctx.db, wanted.materialId);
  const opened = await insertReview(ctx.db, { ...wanted, days: REVIEW_DAYS[wanted.round] });
  return opened ? undefined : problem('changed-meanwhile');
}

/**
 * Takes a material out of the queue, in the transaction in which its owner takes it back. An appeal stays: taken back,
 * a rejected material could be handed in anew.
 */
export async function withdrawReview(ctx: Context, materialId: number): Promise<Problem | undefined> {
  return (await withdrawOpen(ctx.db, materialId)) ? undefined : problem('changed-meanwhile');
}

interface QueuePlace {
  /** 1 is next. */
  position: number;
  expectedAt: string;
}

/** How many are before each of these materials, and when it will be their turn at the pace of the last two weeks. */
export async function queuePlaces(db: Database, materialIds: readonly number[]): Promise<Map<number, QueuePlace>> {
  if (materialIds.length === 0) return new Map();
  const [places, pace] = await Promise.all([readPlaces(db, materialIds), readPace(db)]);
  return new Map(
    places.map(({ materialId, position, dueAt }) => {
      const atPace = pace.msEach === null ? dueAt.getTime() : pace.now.getTime() + position * pace.msEach;
      const expectedAt = new Date(Math.max(pace.now.getTime(), atPace)).toISOString();
      return [materialId, { position, expectedAt }];
    }),
  );
}

export interface OwnDecision {
  round: Exclude<ReviewRound, 'second'>;
  verdict: Verdict;
  reasons: GivenReason[];
  note: string;
  decidedAt: string;
}

/** What was decided about each of these materials, newest first, for their owner: never by whom. */
export async function decisionsOf(db: Database, materialIds: readonly number[]): Promise<Map<number, OwnDecision[]>> {
  if (materialIds.length === 0) return new Map();
  const rows = await readDecisions(db, materialIds);
  const all = new Map<number, OwnDecision[]>();
  for (const { materialId, decidedAt, ...row } of rows) {
    const decision = { ...row, decidedAt: decidedAt.toISOString() };
    all.set(materialId, [...(all.get(materialId) ?? []), decision]);
  }
  return all;
}

export { claim } from './claims.ts';
export { decide } from './decide.ts';
export type { Decided } from './mails.ts';
