import { type BankReason, mayMoveBank } from '#contract/domain/bank.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { endClaim, saveClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { findHolder, lockPerson } from '../bank.queries.ts';
import { endUnlock } from '../end-unlock.ts';
import { tellPassed, tellRejected } from '../mails.ts';
import { type Claimable, lockForDesk, saveDecision } from './decide.queries.ts';
import { readDetail } from './desk.ts';

type Reply = ReturnType<typeof readDetail>;
const TABLE = 'bank_accounts';

async function change(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, account: Claimable) => Promise<Problem | undefined>,
): Reply {
  const refused = await transaction(ctx, async (tx) => {
    const account = await lockForDesk(tx.db, id, tx.actor.userId);
    return account ? await act(tx, account) : problem('not-found');
  });
  return refused ?? (await readDetail(ctx, { id }));
}

/** Claims an account that waits; claiming again keeps it for longer. */
export async function claim(ctx: MemberContext, { id }: { id: number }): Reply {
  return await change(ctx, id, async (tx, { userId, state, taken }) => {
    if (state !== 'reviewing') return problem('changed-meanwhile');
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
  to: 'passed' | 'rejected';
  reason: BankReason | null;
  words: string;
}

async function decide(tx: MemberContext, account: Claimable, decision: Decision): Promise<Problem | undefined> {
  const { to, reason, words } = decision;
  if (!mayMoveBank(account.state, to)) return problem('changed-meanwhile');
  if (!account.held) return problem('claim-ended');
  if (!(await saveDecision(tx.db, account.id, { ...decision, by: tx.actor.userId })))
    return problem('changed-meanwhile');
  await recordChange(tx, {
    action: `bank-account.${to}`,
    subject: `bank-account:${account.id}`,
    before: { state: account.state },
    after: { state: to },
    ...(reason ? { reason: `${reason}: ${words}` } : {}),
  });
  return undefined;
}

/** From now on this account is paid to, and locked for a year. */
export async function pass(ctx: MemberContext, { id }: { id: number }): Reply {
  return await change(ctx, id, async (tx, account) => {
    // Nobody sends another one between the decision and its lock.
    await lockPerson(tx.db, account.userId);
    if ((await findHolder(tx.db, account.userId))?.name !== account.holder) return problem('holder-changed');
    const refused = await decide(tx, account, { to: 'passed', reason: null, words: '' });
    if (refused) return refused;
    await endUnlock(tx, account.userId, 'any');
    await tellPassed(tx, account.userId, id);
    return undefined;
  });
}

export async function reject(
  ctx: MemberContext,
  { id, reason, words }: { id: number; reason: BankReason; words: string },
): Reply {
  return await change(ctx, id, async (tx, account) => {
    const refused = await decide(tx, account, { to: 'rejected', reason, words });
    if (!refused) await tellRejected(tx, account.userId, { id, reason, words });
    return refused;
  });
}
