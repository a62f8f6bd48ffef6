import { type Context, type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { refuseIncomplete } from '../entries/entries.ts';
import { keepProtocol, protocolLink, type ProtocolPaper, type ProtocolRound } from '../papers/papers.ts';
import { alphaOf } from './alpha.ts';
import { readDisagreement } from './figures.queries.ts';
import { listJudges } from './judges.queries.ts';
import { progressOf } from './progress.queries.ts';
import { findSealing, hasWorks, insertSealing, lockStates, replacementsOf } from './protocol.queries.ts';
import { listResults } from './results.queries.ts';
import { listRounds, type RoundRow } from './rounds.queries.ts';
import { contestOf } from './seats.queries.ts';

/** Works of a round on paper, the best first; all are in the table for spreadsheets. */
const MOST_ON_PAPER = 3000;

type Wish = { contestId: number };

/** Ends the judging of a contest for good and puts it on record. A round that was only planned stays out of it. */
export async function sealProtocol(ctx: MemberContext, { contestId }: Wish): Promise<Record<string, never> | Problem> {
  const sealed = await transaction(ctx, async (tx) => {
    if (!(await contestOf(tx.db, contestId))) return problem('not-found');
    const states = await lockStates(tx.db, contestId);
    if (states.includes('open') || states.includes('paused')) return problem('rounds-open');
    const refused = states.includes('closed') ? undefined : await refuseUnjudged(tx, contestId);
    if (refused) return refused;
    if (!(await insertSealing(tx.db, contestId, tx.actor.userId))) return problem('judging-sealed');
    await recordChange(tx, { action: 'contest.judging-sealed', subject: `contest:${contestId}` });
    return {};
  });
  // One that could not be made now is made when it is asked for.
  if (!isProblem(sealed)) await keep(ctx, contestId);
  return sealed;
}

/** A contest with works has them judged; of one that got none the record is empty. */
async function refuseUnjudged(tx: Context, contestId: number): Promise<Problem | undefined> {
  return (
    (await refuseIncomplete(tx, { contestId, trackId: null })) ??
    ((await hasWorks(tx.db, contestId)) ? problem('rounds-open') : undefined)
  );
}

export async function readProtocol(ctx: MemberContext, { contestId }: Wish) {
  if (!(await contestOf(ctx.db, contestId))) return problem('not-found');
  const kept = await keep(ctx, contestId);
  return { protocol: kept && { sealedAt: kept.sealedAt.toISOString(), sha256: kept.sha256 } };
}

export async function protocolPaper(ctx: MemberContext, { contestId }: Wish): Promise<{ url: string } | Problem> {
  const kept = await keep(ctx, contestId);
  return kept ? { url: await protocolLink(ctx, kept.key, contestId) } : problem('not-found');
}

/** The sealed paper; null while nothing is sealed. */
async function keep(ctx: Context, contestId: number) {
  const sealedAt = await findSealing(ctx.db, contestId);
  if (!sealedAt) return null;
  return { sealedAt, ...(await keepProtocol(ctx, contestId, () => paperOf(ctx, contestId, sealedAt))) };
}

async function paperOf({ db }: Context, contestId: number, sealedAt: Date): Promise<ProtocolPaper> {
  const contest = await contestOf(db, contestId);
  const judges = await listJudges(db, contestId);
  const closed = (await listRounds(db, contestId)).filter(({ state }) => state === 'closed');
  const sat = new Set<number>();
  const rounds: ProtocolRound[] = [];
  for (const round of closed) {
    const seats = await progressOf(db, round.roundId);
    for (const { judgeId } of seats) sat.add(judgeId);
    rounds.push(await roundOnPaper(db, round, seats));
  }
  return {
    contestId,
    title: { zh: contest?.titleZh ?? '', en: contest?.titleEn ?? '' },
    sealedAt,
    judges: judges
      .filter(({ judgeId }) => sat.has(judgeId))
      .map(({ name, titleZh, titleEn }) => ({ name, title: { zh: titleZh, en: titleEn } })),
    rounds,
  };
}

async function roundOnPaper(
  db: Context['db'],
  round: RoundRow & { advanced: number | null },
  seats: ProtocolRound['judges'],
): Promise<ProtocolRound> {
  const { roundId, number, method, quorum, countBy, tieBreak, openedAt, closedAt, reason, advanced } = round;
  const { infos, total } = await listResults(db, roundId, { limit: MOST_ON_PAPER, offset: 0 });
  return {
    track: { zh: round.trackZh, en: round.trackEn },
    number,
    method,
    quorum,
    countBy,
    tieBreak,
    criteria: round.maxima.map((most, at) => ({
      name: { zh: round.criteriaZh[at] ?? '', en: round.criteriaEn[at] ?? '' },
      most,
    })),
    openedAt,
    closedAt,
    reason,
    advanced,
    agreement: alphaOf(await readDisagreement(db, roundId)),
    judges: seats.map(({ name, works, scored, recused }) => ({ name, works, scored, recused })),
    replacements: await replacementsOf(db, roundId),
    results: infos,
    works: total,
  };
}
