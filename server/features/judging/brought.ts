import type { RoundMethod } from '#contract/domain/judging.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { must } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { dateRound, dateSealing, listAssigned, lockKeys, saveGiven } from './brought.queries.ts';
import { recount } from './counts.queries.ts';
import { insertJudge, replaceKey, revokeKey } from './judges.queries.ts';
import { keptOf, newKey } from './keys.ts';
import { insertSealing } from './protocol.queries.ts';
import { addRound, beginRound, closeRound } from './rounds.ts';
import { endJudgeSessions } from './sessions.queries.ts';

interface BroughtJudge {
  name: string;
  titleZh: string;
  titleEn: string;
  email: string;
}

/** A jury that comes along with its contest and has agreed to be named. Nobody writes to it. */
export async function bringJury(tx: Context, contestId: number, jury: readonly BroughtJudge[]): Promise<number[]> {
  const ids: number[] = [];
  for (const judge of jury) {
    const { plain: _plain, ...kept } = newKey();
    const judgeId = await insertJudge(tx.db, { contestId, ...judge, shown: true, ...kept });
    if (judgeId === undefined) throw new Error(`contest ${contestId} has a judge with the address ${judge.email}`);
    ids.push(judgeId);
  }
  return ids;
}

/** Gives judges, by their addresses, keys that were made elsewhere; those who have theirs keep their sessions. */
export async function giveKeys(ctx: Context, contestId: number, keys: ReadonlyMap<string, string>): Promise<void> {
  await transaction(ctx, async (tx) => {
    for (const { judgeId, email, keyHash, revoked } of await lockKeys(tx.db, contestId)) {
      const plain = keys.get(email);
      if (plain === undefined) continue;
      const kept = keptOf(plain);
      if (!revoked && keyHash.equals(kept.keyHash)) continue;
      await replaceKey(tx.db, judgeId, kept);
      await endJudgeSessions(tx.db, judgeId);
      await recordChange(tx, { action: 'judge.key-renewed', subject: `judge:${judgeId}`, reason: 'demo' });
    }
  });
}

/** Revokes the keys of a whole jury. */
export async function endKeys(ctx: Context, contestId: number, reason: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    for (const { judgeId } of await lockKeys(tx.db, contestId)) {
      if (!(await revokeKey(tx.db, judgeId))) continue;
      await endJudgeSessions(tx.db, judgeId);
      await recordChange(tx, { action: 'judge.revoked', subject: `judge:${judgeId}`, reason });
    }
  });
}

interface BroughtRound {
  contestId: number;
  trackId: number;
  method: Exclude<RoundMethod, 'ranking'>;
  quorum: number;
  judgeIds: number[];
  openedAt: Date;
  /** Absent while judges are at work. */
  closedAt?: Date;
  /** Points that a judge has given to a work; undefined for none. */
  give: (entryId: number, judgeId: number) => number[] | undefined;
}

/** Plans and opens the next round of a track, and gives its points in the name of its judges. */
export async function bringRound(tx: MemberContext, round: BroughtRound): Promise<number> {
  const { openedAt, closedAt, give, ...plan } = round;
  const { roundId } = must(await addRound(tx, { ...plan, ranked: 0, countBy: 'raw', tieBreak: 'median' }));
  must(await beginRound(tx, roundId));
  const given = (await listAssigned(tx.db, roundId)).flatMap(({ entryId, judgeId }) => {
    const scores = give(entryId, judgeId);
    return scores ? [{ entryId, judgeId, scores }] : [];
  });
  await saveGiven(tx.db, roundId, given, closedAt ?? null);
  await recount(tx.db, roundId);
  if (closedAt) must(await closeRound(tx, { roundId, reason: '' }));
  await dateRound(tx.db, roundId, { openedAt, closedAt: closedAt ?? null });
  return roundId;
}

/** Puts judging on record that ended then. The paper is made when it is asked for. */
export async function bringSealing(tx: MemberContext, contestId: number, sealedAt: Date): Promise<void> {
  await insertSealing(tx.db, contestId, tx.actor.userId);
  await dateSealing(tx.db, contestId, sealedAt);
  await recordChange(tx, { action: 'contest.judging-sealed', subject: `contest:${contestId}` });
}
