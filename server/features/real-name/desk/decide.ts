import { mayMoveRealName, type NameReason } from '#contract/domain/real-name.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { endClaim, saveClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { tellRejected, tellVerified } from '../mails.ts';
import { type Claimable, lockForDesk, replaceVerified, saveDecision } from './decide.queries.ts';
import { readDetail } from './desk.ts';

type Reply = ReturnType<typeof readDetail>;
const TABLE = 'real_names';

async function change(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, real: Claimable) => Promise<Problem | undefined>,
): Reply {
  const refused = await transaction(ctx, async (tx) => {
    const real = await lockForDesk(tx.db, id, tx.actor.userId);
    return real ? await act(tx, real) : problem('not-found');
  });
  return refused ?? (await readDetail(ctx, { id }));
}

/** Claims a real name that waits; claiming again keeps it for longer. */
export async function claim(ctx: MemberContext, { id }: { id: number }): Reply {
  return await change(ctx, id, async (tx, { userId, state, taken }) => {
    if (state !== 'verifying') return problem('changed-meanwhile');
    if (userId === tx.actor.userId) return problem('own-papers');
    if (taken) return problem('claimed-by-another');
    await saveClaim(tx.db, TABLE, id, tx.actor.userId);
    return undefined;
  });
}

export async function release(ctx: MemberContext, { id }: { id: number }): Reply {
  return await change(ctx, id, async (tx) => {
    await endClaim(tx.db, TABLE, id, tx.actor.userId);
    return undefined;
  });
}

interface Decision {
  to: 'verified' | 'rejected';
  reason: NameReason | null;
  words: string;
}

/** Decides about a real name that the caller has claimed. */
async function decide(tx: MemberContext, real: Claimable, decision: Decision): Promise<Problem | undefined> {
  const { to, reason, words } = decision;
  if (!mayMoveRealName(real.state, to)) return problem('changed-meanwhile');
  if (!real.held) return problem('claim-ended');
  if (!(await saveDecision(tx.db, real.id, { ...decision, by: tx.actor.userId }))) return problem('changed-meanwhile');
  await recordChange(tx, {
    action: `real-name.${to}`,
    subject: `real-name:${real.id}`,
    before: { state: real.state },
    after: { state: to },
    ...(reason ? { reason: `${reason}: ${words}` } : {}),
  });
  return undefined;
}

/** From now on this name counts, and no longer the one before. */
export async function verify(ctx: MemberContext, { id }: { id: number }): Reply {
  return await change(ctx, id, async (tx, real) => {
    const replaced = await replaceVerified(tx.db, real.userId);
    const refused = await decide(tx, real, { to: 'verified', reason: null, words: '' });
    if (refused) return refused;
    if (replaced !== undefined)
      await recordChange(tx, {
        action: 'real-name.replaced',
        subject: `real-name:${replaced}`,
        before: { state: 'verified' },
        after: { state: 'replaced', by: id },
      });
    await tellVerified(tx, real.userId);
    return undefined;
  });
}

export async function reject(
  ctx: MemberContext,
  { id, reason, words }: { id: number; reason: NameReason; words: string },
): Reply {
  return await change(ctx, id, async (tx, real) => {
    const refused = await decide(tx, real, { to: 'rejected', reason, words });
    if (!refused) await tellRejected(tx, real.userId, { reason, words });
    return refused;
  });
}
