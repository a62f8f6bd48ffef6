import type { MemberContext } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { dropUnscored, endSeat, insertReplacement, insertSeat, sittingIn } from './assignments.queries.ts';
import { handOut } from './hand-out.ts';
import { tellJudge, tellOpened, thankJudge } from './mails.ts';
import { judgesToTell, progressOf, type Reachable } from './progress.queries.ts';
import { changeRound, type Done, isRunning, type Wish } from './rounds.ts';
import type { RoundRow } from './rounds.queries.ts';

/** Another judge joins, and works that nobody has scored are given out anew. */
export async function seatJudge(ctx: MemberContext, { roundId, judgeId }: Wish & { judgeId: number }): Done {
  return await changeRound(ctx, roundId, async (tx, round) => {
    if (round.state === 'closed') return problem('round-closed');
    const before = await judgesToTell(tx.db, roundId);
    if (!(await insertSeat(tx.db, { ...round, judgeId }))) return problem('not-found');
    if (isRunning(round)) {
      await dropUnscored(tx.db, roundId);
      await handOut(tx, round);
      await tellOpened(tx, round, before);
    }
    await recordChange(tx, { action: 'round.judge-seated', subject: `round:${roundId}`, after: { judgeId } });
    return undefined;
  });
}

interface Replacement extends Wish {
  judgeId: number;
  /** Who takes over; nobody in particular when absent. */
  byJudgeId?: number | undefined;
  reason: string;
}

/** A judge leaves a round: scores stay and count, what is left goes to another, then to all. */
export async function replaceJudge(ctx: MemberContext, { roundId, judgeId, byJudgeId, reason }: Replacement): Done {
  return await changeRound(ctx, roundId, async (tx, round) => {
    if (round.state === 'closed') return problem('round-closed');
    const before = await judgesToTell(tx.db, roundId);
    if (!(await endSeat(tx.db, roundId, judgeId))) return problem('not-found');
    if (byJudgeId !== undefined && !(await insertSeat(tx.db, { ...round, judgeId: byJudgeId })))
      return problem('not-found');
    if ((await sittingIn(tx.db, roundId)).length < round.quorum) return problem('judges-needed');
    await insertReplacement(tx.db, { roundId, judgeId, byJudgeId: byJudgeId ?? null, reason });
    await dropUnscored(tx.db, roundId, judgeId);
    if (isRunning(round)) {
      if (byJudgeId !== undefined) await handOut(tx, round, byJudgeId);
      await handOut(tx, round);
      await tellReplaced(tx, round, { before, judgeId, byJudgeId });
    }
    await recordChange(tx, {
      action: 'round.judge-replaced',
      subject: `round:${roundId}`,
      before: { judgeId },
      after: { judgeId: byJudgeId ?? null },
      reason,
    });
    return undefined;
  });
}

interface Replaced extends Pick<Replacement, 'judgeId' | 'byJudgeId'> {
  /** Who could be told before. */
  before: readonly Reachable[];
}

/** Thanks whoever leaves a round, and tells whoever takes over: those who sat in it already, that there is more to do. */
async function tellReplaced(tx: MemberContext, round: RoundRow, { before, judgeId, byJudgeId }: Replaced) {
  const { roundId, contestId } = round;
  await tellOpened(tx, round, before);
  const leaving = before.find((one) => one.judgeId === judgeId);
  if (leaving) await thankJudge(tx, 'judgeReplaced', { ...leaving, contestId });
  const sat = before.find((one) => one.judgeId === byJudgeId);
  const seat = (await progressOf(tx.db, roundId)).find((one) => one.judgeId === sat?.judgeId);
  if (sat && seat && seat.works > seat.scored) await tellJudge(tx, 'judgingReminder', { ...sat, contestId });
}
