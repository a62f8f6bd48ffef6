import type { BankUnlock } from '#contract/calls/bank.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { readLock } from '../bank.queries.ts';
import { endUnlock } from '../end-unlock.ts';
import { tellUnlockAsked, tellUnlocked } from '../mails.ts';
import { insertAsked, listAsked, lockUnlock, saveAnswer } from '../unlocks.queries.ts';
import { findForDesk } from './desk.queries.ts';
import { readDetail } from './desk.ts';
import { presentUnlock } from './present-unlock.ts';

export async function listRequests(ctx: MemberContext, page: { pageNo: number; pageSize: number }) {
  const { total, rows } = await listAsked(ctx.db, page);
  return { total, infos: rows.map((row) => presentUnlock(ctx, row)) };
}

/** Asks a second person to let the owner of an account change it before the year is over. */
export async function askUnlock(ctx: MemberContext, { id, reason }: { id: number; reason: string }) {
  const refused = await transaction(ctx, async (tx) => {
    const account = await findForDesk(tx.db, id);
    if (!account) return problem('not-found');
    const { userId, holder } = account;
    if (userId === tx.actor.userId) return problem('own-papers');
    if (!(await readLock(tx.db, userId))) return problem('not-locked');
    await endUnlock(tx, userId, 'old');
    const asked = await insertAsked(tx.db, { userId, reason, by: tx.actor.userId });
    if (asked === undefined) return problem('submitted-already');
    await recordChange(tx, {
      action: 'bank-unlock.asked',
      subject: `bank-unlock:${asked}`,
      after: { state: 'asked', kind: 'staff', userId },
      reason,
    });
    await tellUnlockAsked(tx, { holder, reason });
    return undefined;
  });
  return refused ?? (await readDetail(ctx, { id }));
}

/** Approves or declines what somebody else has asked for; never one's own request, and never for oneself. */
export async function answerUnlock(
  ctx: MemberContext,
  { id, approve, words }: { id: number; approve: boolean; words: string },
): Promise<{ unlock: BankUnlock } | Problem> {
  const unlock = await transaction(ctx, async (tx) => {
    const { userId: me } = tx.actor;
    const asked = await lockUnlock(tx.db, id);
    if (!asked) return problem('not-found');
    if (asked.state !== 'asked') return problem('changed-meanwhile');
    if (asked.askedById === me) return problem('second-person');
    if (asked.userId === me) return problem('own-papers');
    const to = approve ? 'approved' : 'declined';
    if (!(await saveAnswer(tx.db, id, { to, by: me, words }))) return problem('changed-meanwhile');
    await recordChange(tx, {
      action: `bank-unlock.${to}`,
      subject: `bank-unlock:${id}`,
      before: { state: 'asked' },
      after: { state: to },
      ...(words === '' ? {} : { reason: words }),
    });
    if (approve) await tellUnlocked(tx, asked.userId);
    return (await lockUnlock(tx.db, id)) ?? problem('not-found');
  });
  return isProblem(unlock) ? unlock : { unlock: presentUnlock(ctx, unlock) };
}
