import type { MaterialState } from '#contract/domain/material.ts';
import type { FieldProblem } from '#contract/domain/problems.ts';
import { reasonsFor, type Verdict } from '#contract/domain/review.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { moveMaterial } from '../catalogue/catalogue.ts';
import { drawSecondLooks, type HeldReview, lockReviews, saveDecision } from './decide.queries.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Decided, inWords, tellDecision } from './mails.ts';

const LEADS_TO: Record<Verdict, MaterialState> = { approve: 'online', return: 'returned', reject: 'rejected' };

/**
 * Decides about the reviews that the caller has claimed and tells the owners. Reviews that changed meanwhile are left
 * out.
 */
export async function decide(
  ctx: MemberContext,
  { ids, ...decided }: Decided & { ids: number[] },
): Promise<Outcome | Problem> {
  return await transaction(ctx, async (tx) => {
    const found = await lockReviews(tx.db, ids, ctx.actor.userId);
    const ready = found.filter((review) => !refusal(review));
    const wrong = ready.map((review) => reasonProblem(decided, review, ids.length > 1)).find((field) => field);
    if (wrong) return problem('bad-input', { fields: { reasons: wrong } });
    const done: HeldReview[] = [];
    for (const review of ready) if (await decideOne(tx, review, decided)) done.push(review);
    const numbers = done.map((review) => review.id);
    await drawSecondLooks(tx.db, numbers);
    const told = done.filter((review) => review.round !== 'second').map((review) => review.materialId);
    await tellDecision(tx, told, decided);
    const [first] = found;
    return outcomeOf(ids, numbers, (first && refusal(first)) ?? problem(first ? 'changed-meanwhile' : 'not-found'));
  });
}

/** Why the caller cannot decide about the review now, or correct its material. */
export function refusal({ open, held, barred }: HeldReview): Problem | undefined {
  if (!open) return problem('changed-meanwhile');
  if (barred) return problem(barred === 'own' ? 'own-work' : 'decided-before');
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

/** Decides one review; a second review is only recorded. False when the material is no longer pending. */
async function decideOne(tx: MemberContext, review: HeldReview, decided: Decided): Promise<boolean> {
  const { id, materialId, round } = review;
  if (round === 'second') {
    const after = { verdict: decided.verdict };
    await recordChange(tx, { action: 'material.second-look', subject: `material:${materialId}`, after });
  } else {
    const to = LEADS_TO[decided.verdict];
    const reason = inWords(tx.language, decided);
    const move = { id: materialId, from: 'pending', to, by: 'reviewer' } as const;
    if (await moveMaterial(tx, reason === '' ? move : { ...move, reason })) return false;
  }
  await saveDecision(tx.db, id, { ...decided, by: tx.actor.userId });
  return true;
}
