import type { MaterialState } from '#contract/domain/material.ts';
import type { Verdict } from '#contract/domain/review.ts';
import { actingAs, type Context, type MemberContext, transaction } from '../../context.ts';
import { must, problem, type Problem } from '../../platform/problem.ts';
import { recordChange, recordChanges } from '../audit/audit.ts';
import { moveMaterial } from '../catalogue/catalogue.ts';
import { drawSecondLooks } from './decide.queries.ts';
import { inWords, tellDecision } from './mails.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { findDue, lockSettling, markDecided, reopen, returnToQueue, type SettlingReview } from './settle.queries.ts';

const LEADS_TO: Record<Verdict, MaterialState> = { approve: 'online', return: 'returned', reject: 'rejected' };

/** Carries out every decision that nobody has taken back in time. One that fails does not hold up the others. */
export async function settleDecisions(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const ids of await findDue(ctx.db)) await settle(ctx, ids).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'decisions that could not take effect');
}

/**
 * Lets reviews that were decided together take effect, in the name of who decided, and tells the owners. Works that may
 * not go on sale any more wait again.
 */
export async function settle(ctx: Context, ids: readonly number[]): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { dropped = [], found = [] } = Object.groupBy(await lockSettling(tx.db, ids), whatBecomes);
    await drop(tx, dropped);
    const [first] = found;
    if (!first) return;
    for (const review of found) await carryOut(inNameOf(tx, first), review);
    const settled = found.map((review) => review.id);
    await markDecided(tx.db, settled);
    await drawSecondLooks(tx.db, settled);
    const told = found.filter((review) => review.round !== 'second').map((review) => review.materialId);
    await tellDecision(tx, told, first);
  });
}

const whatBecomes = ({ verdict, round, unsellable }: SettlingReview) =>
  verdict === 'approve' && round !== 'second' && unsellable ? 'dropped' : 'found';

/** Their owner rejected the agreement, or lost the contract, since they were approved. */
async function drop(tx: Context, reviews: readonly SettlingReview[]): Promise<void> {
  await returnToQueue(
    tx.db,
    reviews.map((review) => review.id),
  );
  await recordChanges(
    tx,
    reviews.map(({ materialId, verdict, unsellable }) => ({
      action: 'material.approval-dropped',
      subject: `material:${materialId}`,
      before: { verdict },
      after: { problem: unsellable },
    })),
  );
}

function inNameOf(tx: Context, { deciderId, decider, deciderLanguage }: SettlingReview): Context {
  if (deciderId === null || decider === null) return tx;
  return {
    ...actingAs(tx, { userId: deciderId, nickname: decider }),
    language: deciderLanguage ?? tx.language,
  };
}

/** Moves the material; a second review is only recorded. */
async function carryOut(tx: Context, review: SettlingReview): Promise<void> {
  const { materialId: id, round, verdict } = review;
  if (round === 'second')
    return await recordChange(tx, {
      action: 'material.second-look',
      subject: `material:${id}`,
      after: { verdict },
    });
  const reason = inWords(tx.language, review);
  const move = { id, from: 'pending', to: LEADS_TO[verdict], by: 'reviewer' } as const;
  // Nobody but a reviewer moves a pending material while its review settles.
  must(await moveMaterial(tx, reason === '' ? move : { ...move, reason }));
}

/** Takes back decisions of the caller that have not taken effect; the caller has claimed these reviews again. */
export async function takeBack(ctx: MemberContext, { ids }: { ids: number[] }): Promise<Outcome | Problem> {
  return await transaction(ctx, async (tx) => {
    const reopened = await reopen(tx.db, ids, ctx.actor.userId);
    await recordChanges(
      tx,
      reopened.map(({ materialId, verdict }) => ({
        action: 'material.decision-taken-back',
        subject: `material:${materialId}`,
        before: { verdict },
      })),
    );
    return outcomeOf(
      ids,
      reopened.map((review) => review.id),
      problem('changed-meanwhile'),
    );
  });
}
