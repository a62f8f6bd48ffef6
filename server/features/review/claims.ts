import type { WorkView } from '#contract/calls/review.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { barredProblem } from './barred.ts';
import {
  type Claimable,
  claimFree,
  endClaims,
  extendClaims,
  lockClaimable,
  readHeld,
  saveClaims,
} from './claims.queries.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

interface Wish {
  view: WorkView;
  kind?: MediaKind | undefined;
  count: number;
}

/** Reviews for the caller: those already claimed from this queue, filled up to the wanted number. */
export async function takeNext(ctx: MemberContext, wish: Wish) {
  const mine = { ...wish, userId: ctx.actor.userId };
  const held = await readHeld(ctx.db, mine);
  const missing = wish.count - held.length;
  const added = missing > 0 ? await claimFree(ctx.db, { ...mine, count: missing }) : [];
  return { ids: [...held, ...added] };
}

/** Claims these reviews, except those that somebody else holds or has to decide. */
export async function claim(ctx: MemberContext, { ids }: { ids: number[] }): Promise<Outcome | Problem> {
  return await transaction(ctx, async (tx) => {
    const found = await lockClaimable(tx.db, ids, ctx.actor.userId);
    const done = found.filter((one) => !refusal(one)).map((one) => one.id);
    await saveClaims(tx.db, done, ctx.actor.userId);
    const [first] = found;
    return outcomeOf(ids, done, (first && refusal(first)) ?? problem('not-found'));
  });
}

function refusal({ open, taken, barred }: Claimable): Problem | undefined {
  if (!open) return problem('changed-meanwhile');
  if (barred) return barredProblem(barred);
  return taken ? problem('claimed-by-another') : undefined;
}

/** Extends claims of a reviewer who is still working; `left` names the claims that were lost. */
export async function keep(ctx: MemberContext, { ids }: { ids: number[] }): Promise<Outcome | Problem> {
  const done = await extendClaims(ctx.db, ids, ctx.actor.userId);
  return outcomeOf(ids, done, problem('claim-ended'));
}

export async function release(ctx: MemberContext, { ids }: { ids: number[] }) {
  await endClaims(ctx.db, ids, ctx.actor.userId);
  return {};
}
