import { type JudgeContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { handOut } from './hand-out.ts';
import { lockRound } from './rounds.queries.ts';
import {
  filesOf,
  findWork,
  type Given,
  listWorks,
  lockGiven,
  saveHandIn,
  saveMark,
  saveRecusal,
  saveScores,
} from './scores.queries.ts';
import { isLate } from './sessions.queries.ts';

const LINK_SECONDS = 600;

export async function worksOf({ db, judge }: JudgeContext, { roundId }: { roundId: number }) {
  const rows = await listWorks(db, judge.judgeId, roundId);
  return { infos: rows.map(({ entryId: _entry, roundId: _round, ...work }) => work) };
}

/** One work with links to what it shows, good for ten minutes. Nothing in it says whose it is. */
export async function showWork(ctx: JudgeContext, { id }: { id: number }) {
  const work = await findWork(ctx.db, ctx.judge.judgeId, id);
  if (!work) return problem('not-found');
  const link = (key: string) => ctx.objects.signedUrl('originals', key, { seconds: LINK_SECONDS });
  const files = await Promise.all(
    (await filesOf(ctx.db, work.entryId)).map(async ({ part, shownKey, thumbnailKey, width, height }) => ({
      part,
      url: await link(shownKey),
      thumbnail: await link(thumbnailKey ?? shownKey),
      width,
      height,
    })),
  );
  return { id, title: work.title, story: work.story, files };
}

type Done = Promise<Record<string, never> | Problem>;

export async function save(ctx: JudgeContext, { id, scores }: { id: number; scores: number[] }): Done {
  const { contestId, sessionId } = ctx.judge;
  const saved = await saveScores(ctx.db, { contestId, sessionId, id, scores });
  if (saved) return {};
  if (saved === undefined) return await whyEnded(ctx, id);
  return (await whyNot(ctx, id)) ?? problem('bad-input', { fields: { scores: 'invalid' } });
}

/** What a session hears that does not hold any more: only whoever comes too late for a work of their own is told more. */
async function whyEnded({ db, judge }: JudgeContext, id: number): Promise<Problem> {
  return problem((await isLate(db, judge, id)) ? 'round-closed' : 'judge-key');
}

/** Why nothing can be changed about a work; undefined when it can. */
async function whyNot({ db, judge }: JudgeContext, id: number): Promise<Problem | undefined> {
  const work = await findWork(db, judge.judgeId, id);
  if (!work || work.recused) return problem('not-found');
  if (work.handedIn) return problem('handed-in');
  if (work.state === 'open') return undefined;
  return problem(work.state === 'closed' ? 'round-closed' : 'round-paused');
}

export async function mark(
  ctx: JudgeContext,
  { id, flagged, note }: { id: number; flagged: boolean; note: string },
): Done {
  const saved = await saveMark(ctx.db, ctx.judge.sessionId, { id, flagged, note });
  if (saved) return {};
  if (saved === undefined) return await whyEnded(ctx, id);
  return (await whyNot(ctx, id)) ?? problem('changed-meanwhile');
}

/** Steps back from a work, which goes to another judge. */
export async function recuse(ctx: JudgeContext, { id, reason }: { id: number; reason: string }): Done {
  return await transaction(ctx, async (tx) => {
    const work = await findWork(tx.db, tx.judge.judgeId, id);
    const round = work && (await lockRound(tx.db, work.roundId));
    if (!work || !round) return problem('not-found');
    const refused = await whyNot(tx, id);
    if (refused) return refused;
    if (!(await saveRecusal(tx.db, tx.judge.judgeId, id, reason))) return problem('handed-in');
    await handOut(tx, round);
    await recordChange(tx, {
      action: 'round.recused',
      subject: `round:${work.roundId}`,
      after: { judgeId: tx.judge.judgeId, entryId: work.entryId },
      reason,
    });
    return {};
  });
}

/** Ends a judge's work on what was given until now; nothing of it changes any more. */
export async function handIn(ctx: JudgeContext, { roundId }: { roundId: number }): Done {
  return await transaction(ctx, async (tx) => {
    const given = await lockGiven(tx.db, tx.judge.judgeId, roundId);
    if (!given) return problem('not-found');
    if (given.state !== 'open') return problem(given.state === 'closed' ? 'round-closed' : 'round-paused');
    if (!isComplete(given)) return problem(given.method === 'ranking' ? 'ranking-incomplete' : 'scores-missing');
    if ((await saveHandIn(tx.db, tx.judge.judgeId, roundId)) === 0) return problem('handed-in');
    await recordChange(tx, {
      action: 'round.handed-in',
      subject: `round:${roundId}`,
      after: { judgeId: tx.judge.judgeId, works: given.works },
    });
    return {};
  });
}

/** Everything has a score. In a ranking each place from the first is given once, and the rest get none. */
function isComplete({ method, works, scored, most, points }: Given): boolean {
  if (scored < works) return false;
  if (method !== 'ranking') return true;
  const places = Math.min(most, works);
  return points.length === places && points.every((given, at) => given === most - at);
}
