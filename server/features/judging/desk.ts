import { inLanguage } from '#contract/domain/language.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { listTracks } from './desk.queries.ts';
import { tellJudge } from './mails.ts';
import { closesEarly, flagsOf, judgesToTell, noteReminder, progressOf, recusalsOf } from './progress.queries.ts';
import { findRound, listRounds } from './rounds.queries.ts';
import { criteriaIn } from './seats.ts';

export async function contestsToJudge(ctx: MemberContext) {
  const contests = Map.groupBy(await listTracks(ctx.db), ({ contestId }) => contestId);
  const infos = [...contests].map(([contestId, tracks]) => ({
    contestId,
    title: inLanguage(ctx.language, tracks[0]?.titleZh ?? '', tracks[0]?.titleEn ?? ''),
    tracks: tracks.map(({ trackId, nameZh, nameEn, ready }) => ({
      trackId,
      name: inLanguage(ctx.language, nameZh, nameEn),
      ready,
    })),
  }));
  return { infos };
}

export async function roundsOf(ctx: MemberContext, { contestId }: { contestId: number }) {
  const rows = await listRounds(ctx.db, contestId);
  const infos = rows.map(
    ({ contestId: _contest, trackZh, trackEn, maxima, criteriaZh, criteriaEn, openedAt, closedAt, ...row }) => ({
      ...row,
      track: inLanguage(ctx.language, trackZh, trackEn),
      criteria: criteriaIn(ctx.language, { maxima, criteriaZh, criteriaEn }),
      openedAt: openedAt?.toISOString() ?? null,
      closedAt: closedAt?.toISOString() ?? null,
    }),
  );
  return { infos };
}

export async function readProgress(ctx: MemberContext, { roundId }: { roundId: number }) {
  if (!(await findRound(ctx.db, roundId))) return problem('not-found');
  const rows = await progressOf(ctx.db, roundId);
  const judges = rows.map((row) => ({
    ...row,
    replacedAt: row.replacedAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
  }));
  return {
    judges,
    recusals: await recusalsOf(ctx.db, roundId),
    flags: await flagsOf(ctx.db, roundId),
    closesEarly: await closesEarly(ctx.db, roundId),
  };
}

export async function remind(
  ctx: MemberContext,
  { roundId, judgeId }: { roundId: number; judgeId: number },
): Promise<Record<string, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    const round = await findRound(tx.db, roundId);
    const judge = (await judgesToTell(tx.db, roundId)).find((one) => one.judgeId === judgeId);
    if (!round || !judge) return problem('not-found');
    if (round.state !== 'open') return problem(round.state === 'closed' ? 'round-closed' : 'changed-meanwhile');
    if (!(await noteReminder(tx.db, roundId, judgeId))) return problem('reminded-already');
    await tellJudge(tx, 'judgingReminder', { ...judge, contestId: round.contestId });
    await recordChange(tx, { action: 'round.reminded', subject: `round:${roundId}`, after: { judgeId } });
    return {};
  });
}
