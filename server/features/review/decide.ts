import type { FieldProblem } from '#contract/domain/problems.ts';
import { reasonsFor, TAKE_BACK_SECONDS } from '#contract/domain/review.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { barredProblem } from './barred.ts';
import { type HeldReview, lockReviews, saveDecisions } from './decide.queries.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Decided } from './mails.ts';

/**
 * Decides about the reviews that the caller has claimed. The decision takes effect after a few seconds, in which the
 * caller may take it back. Reviews that changed meanwhile are left out.
 */
export async function decide(
  ctx: MemberContext,
  { ids, ...decided }: Decided & { ids: number[] },
): Promise<Outcome | Problem> {
  return await transaction(ctx, async (tx) => {
    const found = await lockReviews(tx.db, ids, ctx.actor.userId);
    const ready = found.filter((review) => !refusalOf(decided, review));
    const wrong = ready.map((review) => reasonProblem(decided, review, ids.length > 1)).find((field) => field);
    if (wrong) return problem('bad-input', { fields: { reasons: wrong } });
    const done = ready.map((review) => review.id);
    await saveDecisions(tx.db, done, { ...decided, by: ctx.actor.userId });
    if (done.length > 0) await tx.jobs.enqueue(tx.db, 'review.settle', {}, { afterSeconds: TAKE_BACK_SECONDS });
    const [first] = found;
    return outcomeOf(ids, done, (first && refusalOf(decided, first)) ?? problem('not-found'));
  });
}

/**
 * Nothing goes on sale before its owner's real name is verified, after their contract has ended or while they reject the
 * agreement; it may be returned or rejected. A second review puts nothing on sale.
 */
function refusalOf({ verdict }: Decided, review: HeldReview): Problem | undefined {
  const refused = refusal(review);
  if (refused || verdict !== 'approve' || review.round === 'second') return refused;
  return review.unsellable ? problem(review.unsellable) : undefined;
}

/** Why the caller cannot decide about the review now, or correct its material. */
export function refusal({ open, held, barred }: HeldReview): Problem | undefined {
  if (!open) return problem('changed-meanwhile');
  if (barred) return barredProblem(barred);
  return held ? undefined : problem('claim-ended');
}

/**
 * An approval has no reasons. Any other verdict needs fitting reasons, each once; only a single material may have
 * places marked.
 */
function reasonProblem({ verdict, reasons }: Decided, review: HeldReview, many: boolean): FieldProblem | undefined {
  if (verdict === 'approve') return reasons.length > 0 ? 'invalid' : undefined;
  if (reasons.length === 0) return 'required';
  const fitting = reasonsFor(verdict, review.kind);
  const twice = new Set(reasons.map(({ code }) => code)).size < reasons.length;
  const seconds = (review.durationMs ?? 0) / 1000;
  const misplaced = reasons.some(
    ({ atSeconds, region }) =>
      (many && (atSeconds !== null || region !== null)) || (atSeconds !== null && atSeconds > seconds),
  );
  return twice || misplaced || reasons.some(({ code }) => !fitting.includes(code)) ? 'invalid' : undefined;
}
