import { type ApplicationState, mayMoveApplication, type RefusalReason } from '#contract/domain/application.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { endClaim, saveClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { makePhotographer } from '../../accounts/accounts.ts';
import { recordChange } from '../../audit/audit.ts';
import { ensureShop } from '../../material-center/material-center.ts';
import { beginSharing } from '../../shares/shares.ts';
import { insertEvent } from '../events.queries.ts';
import { tellApproved, tellMoreNeeded, tellRejected } from '../mails.ts';
import { type Claimable, lockForDesk, markReviewing, saveDecision } from './decide.queries.ts';
import { readDetail } from './desk.ts';

const TABLE = 'applications';

type Reply = ReturnType<typeof readDetail>;

async function change(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, application: Claimable) => Promise<Problem | undefined>,
): Reply {
  const refused = await transaction(ctx, async (tx) => {
    const application = await lockForDesk(tx.db, id, tx.actor.userId);
    return application ? await act(tx, application) : problem('not-found');
  });
  return refused ?? (await readDetail(ctx, { id }));
}

/** Claims an application that waits; claiming again keeps it for longer. */
export async function claim(ctx: MemberContext, { id }: { id: number }): Reply {
  return await change(ctx, id, async (tx, { userId, state, taken }) => {
    if (state !== 'submitted' && state !== 'reviewing') return problem('changed-meanwhile');
    if (userId === tx.actor.userId) return problem('own-application');
    if (taken) return problem('claimed-by-another');
    await saveClaim(tx.db, TABLE, id, tx.actor.userId);
    if (state === 'reviewing') return undefined;
    await markReviewing(tx.db, id);
    await recordMove(tx, id, { from: state, to: 'reviewing' });
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
  to: 'more-needed' | 'rejected' | 'approved';
  words: string;
  reason?: RefusalReason;
}

/** Decides about an application that the caller has claimed, then does what follows from it. */
async function decide(
  ctx: MemberContext,
  id: number,
  decision: Decision,
  follow: (tx: MemberContext, application: Claimable) => Promise<Problem | undefined>,
): Reply {
  return await change(ctx, id, async (tx, application) => {
    const { to, words, reason } = decision;
    if (!mayMoveApplication(application.state, to, 'reviewer')) return problem('changed-meanwhile');
    if (!application.held) return problem('claim-ended');
    if (!(await saveDecision(tx.db, id, { to, by: tx.actor.userId }))) return problem('changed-meanwhile');
    const said = reason === undefined ? { words } : { words, reason };
    await insertEvent(tx.db, { applicationId: id, kind: to, byId: tx.actor.userId, ...said });
    await recordMove(tx, id, { from: application.state, to, reason: [reason, words].filter(Boolean).join(': ') });
    return await follow(tx, application);
  });
}

interface Move {
  from: ApplicationState;
  to: ApplicationState;
  reason?: string;
}

async function recordMove(tx: MemberContext, id: number, { from, to, reason = '' }: Move): Promise<void> {
  await recordChange(tx, {
    action: `application.${to}`,
    subject: `application:${id}`,
    before: { state: from },
    after: { state: to },
    ...(reason === '' ? {} : { reason }),
  });
}

export async function askMore(ctx: MemberContext, { id, words }: { id: number; words: string }): Reply {
  return await decide(ctx, id, { to: 'more-needed', words }, async (tx) => {
    await tellMoreNeeded(tx, id, words);
    return undefined;
  });
}

export async function reject(
  ctx: MemberContext,
  { id, reason, words }: { id: number; reason: RefusalReason; words: string },
): Reply {
  return await decide(ctx, id, { to: 'rejected', words, reason }, async (tx) => {
    await tellRejected(tx, id, reason, words);
    return undefined;
  });
}

interface Approval {
  id: number;
  videos: boolean;
  photos: boolean;
  words: string;
}

/** Makes the applicant a photographer with a shop out of the profile, and tells them, in one transaction. */
export async function approve(ctx: MemberContext, { id, videos, photos, words }: Approval): Reply {
  return await decide(ctx, id, { to: 'approved', words }, async (tx, { userId, nickname, bio, exclusive }) => {
    const refused = await makePhotographer(tx, { userId, videos, photos });
    if (refused) return refused;
    await ensureShop(tx, userId, { nameZh: nickname, nameEn: nickname, bioZh: bio, bioEn: bio });
    await beginSharing(tx, userId, exclusive);
    await tellApproved(tx, id, words);
    return undefined;
  });
}
