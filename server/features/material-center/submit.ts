import type { CenterOutcome } from '#contract/calls/material-center.ts';
import { missingOf } from '#contract/domain/description.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { agreementRefusal } from '../agreements/agreements.ts';
import { moveMaterial } from '../catalogue/catalogue.ts';
import { contractRefusal } from '../contracts/contracts.ts';
import { realNameRefusal } from '../real-name/real-name.ts';
import { decisionsOf, openReview, withdrawReview } from '../review/review.ts';
import { describedBy } from './list.ts';
import { lockOwn, type OwnRow } from './own-materials.queries.ts';
import { scopeOf } from './scope.queries.ts';

type Left = Omit<CenterOutcome['left'][number], 'id'>;
type Done = undefined;

/**
 * Runs `act` on each of the materials that the caller works on, all in one transaction; `act` says why one is left as it is.
 * Materials of others count as unknown.
 */
export async function eachOwn(
  ctx: MemberContext,
  ids: readonly number[],
  act: (tx: MemberContext, row: OwnRow) => Promise<Left | Done | Problem>,
): Promise<CenterOutcome | Problem> {
  return await transaction(ctx, async (tx) => {
    const own = new Map((await lockOwn(tx.db, scopeOf(tx.actor), ids)).map((row) => [row.id, row]));
    const outcome: CenterOutcome = { done: [], left: [] };
    for (const id of new Set(ids)) {
      const row = own.get(id);
      const left = row ? await act(tx, row) : leftFor('not-found');
      if (isProblem(left)) return left;
      if (left) outcome.left.push({ id, ...left });
      else outcome.done.push(id);
    }
    return outcome;
  });
}

export function leftFor(why: Left['why'], missing: Left['missing'] = []): Left {
  return { why, missing };
}

/** Submits complete materials, and returned ones again. */
export async function submit(ctx: MemberContext, { ids, request }: { ids: number[]; request: string }) {
  const refused = (await contractRefusal(ctx)) ?? (await agreementRefusal(ctx)) ?? (await realNameRefusal(ctx));
  if (refused) return refused;
  const decisions = await decisionsOf(ctx.db, ids);
  return await eachOwn(ctx, ids, async (tx, row) => {
    const { id, state: from } = row;
    if (from !== 'incomplete' && from !== 'returned') return leftFor('state');
    // Material managers submit works of others.
    if (!row.named) return leftFor('real-name');
    const missing = missingOf(describedBy(row));
    if (missing.length > 0) return leftFor('missing', missing);
    const round = decisions.has(id) ? 'again' : 'first';
    return (
      (await moveMaterial(tx, { id, from, to: 'pending', by: 'owner' })) ??
      (await openReview(tx, { materialId: id, round, request }))
    );
  });
}

/**
 * Withdraws pending materials, except those about which a reviewer has just decided. An appeal stays: withdrawn, a
 * rejected material would look as if it was never submitted.
 */
export async function withdraw(ctx: MemberContext, { ids }: { ids: number[] }) {
  return await eachOwn(ctx, ids, async (tx, { id, state }) => {
    if (state !== 'pending') return leftFor('state');
    const [last] = (await decisionsOf(tx.db, [id])).get(id) ?? [];
    if (last?.verdict === 'reject') return leftFor('appeal');
    if (isProblem(await withdrawReview(tx, id))) return leftFor('state');
    return await moveMaterial(tx, { id, from: 'pending', to: 'incomplete', by: 'owner' });
  });
}

export async function appeal(ctx: MemberContext, { id, request }: { id: number; request: string }) {
  return await transaction(ctx, async (tx) => {
    const [row] = await lockOwn(tx.db, scopeOf(tx.actor), [id]);
    if (!row) return problem('not-found');
    const decisions = (await decisionsOf(tx.db, [id])).get(id) ?? [];
    if (decisions.some(({ round }) => round === 'appeal')) return problem('appealed-before');
    if (row.state !== 'rejected' || row.fileRefused || decisions.length === 0) return problem('changed-meanwhile');
    return (
      (await moveMaterial(tx, { id, from: 'rejected', to: 'pending', by: 'owner', reason: request })) ??
      (await openReview(tx, { materialId: id, round: 'appeal', request })) ??
      {}
    );
  });
}
