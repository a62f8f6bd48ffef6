import {
  type Count,
  mayMoveRound,
  type RoundMethod,
  type RoundState,
  type TieBreak,
} from '#contract/domain/judging.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { moveJudged, refuseIncomplete } from '../entries/entries.ts';
import { dropBeyond, insertSeat, sittingIn } from './assignments.queries.ts';
import { saveResults } from './counts.queries.ts';
import { handOut } from './hand-out.ts';
import { tellOpened } from './mails.ts';
import { closesEarly } from './progress.queries.ts';
import { isSealed } from './protocol.queries.ts';
import {
  criteriaOf,
  insertRound,
  insertWorks,
  isNextOpen,
  leftBehind,
  lockRound,
  lockTrack,
  moveState,
  type RoundRow,
  saveQuorum,
  trackIsOf,
} from './rounds.queries.ts';

export type Done = Promise<Record<string, never> | Problem>;
export type Wish = { roundId: number };

interface NewRound {
  contestId: number;
  trackId: number;
  method: RoundMethod;
  quorum: number;
  /** How many works each judge puts in order; only for a ranking. */
  ranked: number;
  countBy: Count;
  tieBreak: TieBreak;
  judgeIds: number[];
}

/** Plans the next round of a track. How it is counted is fixed from now on. */
export async function addRound(ctx: MemberContext, wanted: NewRound): Promise<{ roundId: number } | Problem> {
  const { judgeIds, ranked: _ranked, ...round } = wanted;
  return await transaction(ctx, async (tx) => {
    if (!(await trackIsOf(tx.db, round.trackId, round.contestId))) return problem('not-found');
    if (await isSealed(tx.db, round.contestId)) return problem('judging-sealed');
    const criteria = await criteriaFor(tx, wanted);
    if (criteria.length === 0) return problem('criteria-needed');
    if (round.quorum > judgeIds.length) return problem('judges-needed');
    const roundId = await insertRound(tx.db, {
      ...round,
      maxima: criteria.map(({ maxScore }) => maxScore),
      criteriaZh: criteria.map(({ nameZh }) => nameZh),
      criteriaEn: criteria.map(({ nameEn }) => nameEn),
    });
    if (roundId === undefined) return problem('changed-meanwhile');
    for (const judgeId of judgeIds)
      if (!(await insertSeat(tx.db, { contestId: round.contestId, roundId, judgeId }))) return problem('not-found');
    await recordChange(tx, { action: 'round.added', subject: `round:${roundId}`, after: { ...wanted } });
    return { roundId };
  });
}

/** What points are given for. Yes or no is one point, and the first of a ranking gets as many as are ranked. */
async function criteriaFor(tx: Context, { contestId, method, ranked }: NewRound) {
  if (method === 'rating') return await criteriaOf(tx.db, contestId);
  return [{ nameZh: '', nameEn: '', maxScore: method === 'ranking' ? ranked : 1 }];
}

/** Changes a round while nobody else does. */
export async function changeRound(
  ctx: MemberContext,
  roundId: number,
  act: (tx: MemberContext, round: RoundRow) => Promise<Problem | undefined>,
): Done {
  return await transaction(ctx, async (tx) => {
    const round = await lockRound(tx.db, roundId);
    if (!round) return problem('not-found');
    return (await act(tx, round)) ?? {};
  });
}

async function move(
  tx: MemberContext,
  { roundId, state }: RoundRow,
  to: RoundState,
  reason = '',
): Promise<Problem | undefined> {
  if (!mayMoveRound(state, to)) return problem('changed-meanwhile');
  if (!(await moveState(tx.db, roundId, { from: state, to, reason }))) return problem('changed-meanwhile');
  await recordChange(tx, {
    action: `round.${to}`,
    subject: `round:${roundId}`,
    before: { state },
    after: { state: to },
    ...(reason ? { reason } : {}),
  });
  return undefined;
}

export async function openRound(ctx: MemberContext, { roundId }: Wish): Done {
  return await transaction(ctx, async (tx) => {
    const begun = await beginRound(tx, roundId);
    if (isProblem(begun)) return begun;
    await tellOpened(tx, begun);
    return {};
  });
}

/** Opens a round, and tells nobody. */
export async function beginRound(tx: MemberContext, roundId: number): Promise<RoundRow | Problem> {
  const round = await lockTrack(tx.db, roundId);
  if (!round) return problem('not-found');
  return (await mayBegin(tx, round)) ?? (await begin(tx, round)) ?? round;
}

async function mayBegin(tx: MemberContext, round: RoundRow): Promise<Problem | undefined> {
  const { contestId, trackId, number } = round;
  if (round.state !== 'planned') return problem('changed-meanwhile');
  if (await isSealed(tx.db, contestId)) return problem('judging-sealed');
  if (!(await isNextOpen(tx.db, round))) return problem('earlier-round');
  // What comes later would be in no round.
  return number === 1 ? await refuseIncomplete(tx, { contestId, trackId }) : undefined;
}

async function begin(tx: MemberContext, round: RoundRow): Promise<Problem | undefined> {
  if ((await insertWorks(tx.db, round)) === 0) return problem('works-needed');
  await handOut(tx, round);
  await endForOthers(tx, round);
  return await move(tx, round, 'open');
}

/** Works that did not go on are out once the next round begins, because until then the choice may change. */
async function endForOthers(tx: MemberContext, round: RoundRow): Promise<void> {
  const out = await leftBehind(tx.db, round);
  for (const from of ['judging', 'shortlisted'] as const) await moveJudged(tx, out, { from, to: 'not-awarded' });
}

export async function pauseRound(ctx: MemberContext, { roundId }: Wish): Done {
  return await changeRound(ctx, roundId, (tx, round) => move(tx, round, 'paused'));
}

export async function resumeRound(ctx: MemberContext, { roundId }: Wish): Done {
  return await changeRound(ctx, roundId, async (tx, round) =>
    round.state === 'paused' ? await move(tx, round, 'open') : problem('changed-meanwhile'),
  );
}

/** Ends a round; what was saved counts, handed in or not. Before all is done it takes a reason. */
export async function closeRound(ctx: MemberContext, { roundId, reason }: Wish & { reason: string }): Done {
  return await changeRound(ctx, roundId, async (tx, round) => {
    if (reason === '' && mayMoveRound(round.state, 'closed') && (await closesEarly(tx.db, roundId)))
      return problem('bad-input', { fields: { reason: 'required' } });
    const refused = await move(tx, round, 'closed', reason);
    if (!refused) await saveResults(tx.db, roundId);
    return refused;
  });
}

/** Works are given out in it. */
export const isRunning = ({ state }: RoundRow) => state === 'open' || state === 'paused';

/** Asks for more judges or fewer for each work. Every score stays. */
export async function changeQuorum(ctx: MemberContext, { roundId, quorum }: Wish & { quorum: number }): Done {
  return await changeRound(ctx, roundId, async (tx, round) => {
    if (round.state === 'closed') return problem('round-closed');
    if (quorum > (await sittingIn(tx.db, roundId)).length) return problem('judges-needed');
    await saveQuorum(tx.db, roundId, quorum);
    if (quorum < round.quorum) await dropBeyond(tx.db, roundId, quorum);
    if (isRunning(round)) await handOut(tx, { roundId, quorum });
    await recordChange(tx, {
      action: 'round.quorum-changed',
      subject: `round:${roundId}`,
      before: { quorum: round.quorum },
      after: { quorum },
    });
    return undefined;
  });
}
