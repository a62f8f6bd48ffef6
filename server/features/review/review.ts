import { type GivenReason, REVIEW_DAYS, type ReviewRound, type Verdict } from '#contract/domain/review.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { insertReview, readDecisions, readPlaces, withdrawOpen, withdrawSecond } from './review.queries.ts';

interface Wanted {
  materialId: number;
  round: Exclude<ReviewRound, 'second'>;
  /** The owner's words: why they appeal, or what they changed. */
  request: string;
}

/**
 * Adds a material to the queue, in the transaction that makes it pending. Refused when it is already there, or when an
 * appeal was made before.
 */
export async function openReview(ctx: Context, wanted: Wanted): Promise<Problem | undefined> {
  await withdrawSecond(ctx.db, wanted.materialId);
  const opened = await insertReview(ctx.db, { ...wanted, days: REVIEW_DAYS[wanted.round] });
  return opened ? undefined : problem('changed-meanwhile');
}

/**
 * Removes a material from the queue, in the transaction in which its owner withdraws it. Refuses an appeal: otherwise
 * the owner could withdraw a rejected material and submit it again.
 */
export async function withdrawReview(ctx: Context, materialId: number): Promise<Problem | undefined> {
  return (await withdrawOpen(ctx.db, materialId)) ? undefined : problem('changed-meanwhile');
}

interface QueuePlace {
  /** 1 for the next. */
  position: number;
  /** The desk's deadline. */
  dueAt: string;
  overdue: boolean;
}

/** The position of each material in the queue, and until when the desk has to decide. */
export async function queuePlaces(db: Database, materialIds: readonly number[]): Promise<Map<number, QueuePlace>> {
  if (materialIds.length === 0) return new Map();
  const places = await readPlaces(db, materialIds);
  return new Map(
    places.map(({ materialId, dueAt, ...place }) => [materialId, { ...place, dueAt: dueAt.toISOString() }]),
  );
}

export interface OwnDecision {
  round: Exclude<ReviewRound, 'second'>;
  verdict: Verdict;
  reasons: GivenReason[];
  note: string;
  decidedAt: string;
}

/** Decisions about each of these materials, newest first, for their owner; they never name the reviewer. */
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
export { lateReviews, openAppeals } from './waiting.queries.ts';
export { settle, settleDecisions } from './settle.ts';
