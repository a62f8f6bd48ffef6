import { shownKey } from '#contract/domain/judging.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { dropUnscored } from './assignments.queries.ts';
import { handOut } from './hand-out.ts';
import { insertJudge, listJudges, replaceKey, revokeKey, updateJudge } from './judges.queries.ts';
import { newKey } from './keys.ts';
import { tellJudge, thankJudge } from './mails.ts';
import { contestOf, lockRunning } from './seats.queries.ts';
import { endJudgeSessions } from './sessions.queries.ts';

export async function judgesOf(ctx: MemberContext, { contestId }: { contestId: number }) {
  const rows = await listJudges(ctx.db, contestId);
  const infos = rows.map((row) => ({
    ...row,
    keyMadeAt: row.keyMadeAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }));
  return { infos };
}

interface NewJudge {
  contestId: number;
  name: string;
  titleZh: string;
  titleEn: string;
  shown: boolean;
  email: string;
}

type WithKey = Promise<{ judgeId: number; key: string } | Problem>;

export async function addJudge(ctx: MemberContext, judge: NewJudge): WithKey {
  const { plain, ...kept } = newKey();
  return await transaction(ctx, async (tx) => {
    if (!(await contestOf(tx.db, judge.contestId))) return problem('not-found');
    const judgeId = await insertJudge(tx.db, { ...judge, ...kept });
    if (judgeId === undefined) return problem('bad-input', { fields: { email: 'taken' } });
    await recordChange(tx, {
      action: 'judge.added',
      subject: `judge:${judgeId}`,
      after: { contestId: judge.contestId, name: judge.name },
    });
    await tellJudge(tx, 'judgeInvited', judge);
    return { judgeId, key: shownKey(plain) };
  });
}

/** Changes what may be said of a judge. The address stays: own works are recognised by it. */
export async function changeJudge(
  ctx: MemberContext,
  { judgeId, ...after }: { judgeId: number; name: string; titleZh: string; titleEn: string; shown: boolean },
): Promise<Record<string, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    const before = await updateJudge(tx.db, judgeId, after);
    if (!before) return problem('not-found');
    await recordChange(tx, { action: 'judge.changed', subject: `judge:${judgeId}`, before: { ...before }, after });
    return {};
  });
}

/** A judge who had none comes back with it, as if joining anew: works that nobody has scored are given out again. */
export async function renewKey(ctx: MemberContext, { judgeId }: { judgeId: number }): WithKey {
  const { plain, ...kept } = newKey();
  return await transaction(ctx, async (tx) => {
    const rounds = await lockRunning(tx.db, judgeId);
    const before = await replaceKey(tx.db, judgeId, kept);
    if (!before) return problem('not-found');
    await endJudgeSessions(tx.db, judgeId);
    if (before.revoked)
      for (const round of rounds) {
        await dropUnscored(tx.db, round.roundId);
        await handOut(tx, round);
      }
    await recordChange(tx, { action: 'judge.key-renewed', subject: `judge:${judgeId}` });
    return { judgeId, key: shownKey(plain) };
  });
}

/** Ends a judge's key: scores stay and count, what is left goes to those who sit in the same rounds. */
export async function revoke(
  ctx: MemberContext,
  { judgeId, reason }: { judgeId: number; reason: string },
): Promise<Record<string, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    const rounds = await lockRunning(tx.db, judgeId);
    const judge = await revokeKey(tx.db, judgeId);
    if (!judge) return problem('not-found');
    await endJudgeSessions(tx.db, judgeId);
    for (const round of rounds) {
      await dropUnscored(tx.db, round.roundId, judgeId);
      await handOut(tx, round);
    }
    await thankJudge(tx, 'judgeRevoked', judge);
    await recordChange(tx, { action: 'judge.revoked', subject: `judge:${judgeId}`, reason });
    return {};
  });
}
