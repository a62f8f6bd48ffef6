import type { RejectCode } from '#contract/domain/entry.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { endClaim, saveClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { tellEligible, tellRejected } from '../mails.ts';
import { enqueueMark } from '../mark.ts';
import { moveEntry } from '../move.ts';
import { type Claimable, lockForDesk, lockNext } from './decide.queries.ts';

const TABLE = 'contest_entries';

type Done = Promise<Record<string, never> | Problem>;

async function change(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, entry: Claimable) => Promise<Problem | undefined>,
): Done {
  return await transaction(ctx, async (tx) => {
    const entry = await lockForDesk(tx.db, id, tx.actor.userId);
    return entry ? ((await act(tx, entry)) ?? {}) : problem('not-found');
  });
}

/** Claims an entry that waits; claiming again keeps it for longer. */
export async function claim(ctx: MemberContext, { id }: { id: number }): Done {
  return await change(ctx, id, async (tx, { state, entrantId, taken }) => {
    if (state !== 'submitted') return problem('changed-meanwhile');
    if (entrantId === tx.actor.userId) return problem('own-entry');
    if (taken) return problem('claimed-by-another');
    await saveClaim(tx.db, TABLE, id, tx.actor.userId);
    return undefined;
  });
}

export async function release(ctx: MemberContext, { id }: { id: number }): Done {
  return await change(ctx, id, async (tx) => {
    await endClaim(tx.db, TABLE, id, tx.actor.userId);
    return undefined;
  });
}

export async function claimNext(ctx: MemberContext, asked: Parameters<typeof lockNext>[2]) {
  return await transaction(ctx, async (tx) => {
    const id = await lockNext(tx.db, tx.actor.userId, asked);
    if (id !== undefined) await saveClaim(tx.db, TABLE, id, tx.actor.userId);
    return { id: id ?? null };
  });
}

/** Why the caller cannot decide about an entry. */
function barred(tx: MemberContext, { state, entrantId, held }: Claimable): Problem | undefined {
  if (state !== 'submitted') return problem('changed-meanwhile');
  if (entrantId === tx.actor.userId) return problem('own-entry');
  return held ? undefined : problem('claim-ended');
}

interface Seen {
  id: number;
  /** An entry that was changed since is another one. */
  version: number;
}

function step(tx: MemberContext, seen: Seen) {
  return { ...seen, from: 'submitted', by: 'coordinator', decidedBy: tx.actor.userId } as const;
}

/** Passes an entry to the jury. Where the track wants the car, whoever decides has seen it for long enough. */
export async function accept(ctx: MemberContext, { id, version, carSeen }: Seen & { carSeen: boolean }): Done {
  return await change(ctx, id, async (tx, entry) => {
    const refused = barred(tx, entry);
    if (refused) return refused;
    if (entry.showsCar && !carSeen) return problem('bad-input', { fields: { carSeen: 'required' } });
    const moved = await moveEntry(tx, {
      ...step(tx, { id, version }),
      to: 'judging',
      carSeen: entry.showsCar ? true : undefined,
    });
    if (moved) return moved;
    await tellEligible(tx, entry);
    await enqueueMark(tx, id);
    return undefined;
  });
}

export async function reject(
  ctx: MemberContext,
  { id, version, ...rejection }: Seen & { code: RejectCode; words: string },
): Done {
  return await change(ctx, id, async (tx, entry) => {
    const refused = barred(tx, entry);
    if (refused) return refused;
    if (rejection.code === 'car' && !entry.showsCar) return problem('bad-input', { fields: { code: 'invalid' } });
    const moved = await moveEntry(tx, {
      ...step(tx, { id, version }),
      to: 'rejected',
      rejection,
      carSeen: rejection.code === 'car' ? false : undefined,
    });
    if (!moved) await tellRejected(tx, entry, rejection);
    return moved;
  });
}
