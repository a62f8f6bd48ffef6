import { type MemberContext, transaction } from '../../context.ts';
import { csv } from '../../platform/csv/write.ts';
import { textFor } from '../../platform/http/reply.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { moveJudged } from '../entries/entries.ts';
import { alphaOf } from './alpha.ts';
import { listGiven, readDisagreement, readFigures } from './figures.queries.ts';
import { isSealed } from './protocol.queries.ts';
import { countCut, laterHasBegun, listResults, saveCut } from './results.queries.ts';
import { findRound, lockTrack, type RoundRow } from './rounds.queries.ts';
import { criteriaIn } from './seats.ts';

type Wish = { roundId: number };

/** Reads something of a round that is closed; before that nobody sees a score. */
async function ofClosed<T>(
  ctx: MemberContext,
  roundId: number,
  read: (round: RoundRow) => Promise<T>,
): Promise<T | Problem> {
  const round = await findRound(ctx.db, roundId);
  if (!round) return problem('not-found');
  return round.state === 'closed' ? await read(round) : problem('round-open');
}

export async function readResults(
  ctx: MemberContext,
  { roundId, pageNo, pageSize }: Wish & { pageNo: number; pageSize: number },
) {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  return await ofClosed(ctx, roundId, () => listResults(ctx.db, roundId, page));
}

export async function figuresOf(ctx: MemberContext, { roundId }: Wish) {
  return await ofClosed(ctx, roundId, async () => {
    const [disagreement, judges] = await Promise.all([readDisagreement(ctx.db, roundId), readFigures(ctx.db, roundId)]);
    return { agreement: alphaOf(disagreement), judges };
  });
}

export async function exportGiven(ctx: MemberContext, { roundId }: Wish) {
  return await ofClosed(ctx, roundId, async (round) => {
    const { csv: words, yes, no } = textFor(ctx.language).judgingTable;
    const criteria = criteriaIn(ctx.language, round);
    const names = round.method === 'rating' ? criteria.map(({ name }) => name) : [words.points];
    const head = [words.work, words.title, words.judge, ...names, words.total];
    const rows = (await listGiven(ctx.db, roundId)).map((row) => [
      row.entryId,
      row.title,
      row.judge,
      ...names.map((_, at) => row.scores?.[at] ?? ''),
      row.total ?? '',
      row.flagged ? yes : no,
      row.note,
      row.handedIn ? yes : no,
      row.recusal ?? '',
    ]);
    return { csv: csv([[...head, words.flagged, words.note, words.handedIn, words.recusal], ...rows]) };
  });
}

interface Cut extends Wish {
  by: 'number' | 'threshold';
  value: number;
  apply: boolean;
}

/** Chooses which works go on. It may be chosen anew until the next round has begun. */
export async function advance(ctx: MemberContext, { roundId, by, value, apply }: Cut) {
  return await transaction(ctx, async (tx) => {
    const round = await (apply ? lockTrack : findRound)(tx.db, roundId);
    if (!round) return problem('not-found');
    if (round.state !== 'closed') return problem('round-open');
    const figures = await countCut(tx.db, roundId, { by, value });
    if (!apply) return figures;
    if (await isSealed(tx.db, round.contestId)) return problem('judging-sealed');
    if (await laterHasBegun(tx.db, round)) return problem('changed-meanwhile');
    await shortlist(tx, round, await saveCut(tx.db, roundId, { by, value }));
    await recordChange(tx, {
      action: 'round.advanced',
      subject: `round:${roundId}`,
      after: { by, value, ...figures },
    });
    return figures;
  });
}

/**
 * Works that go on are on the shortlist. One that an earlier choice after the first round had put there goes back; in
 * later rounds all are on it, until the next one begins without them.
 */
async function shortlist(tx: MemberContext, { number }: RoundRow, { on, out }: { on: number[]; out: number[] }) {
  await moveJudged(tx, on, { from: 'judging', to: 'shortlisted' });
  if (number === 1) await moveJudged(tx, out, { from: 'shortlisted', to: 'judging' });
}
