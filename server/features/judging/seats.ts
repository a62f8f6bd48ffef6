import type { JudgeRound } from '#contract/calls/judging.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import type { JudgeContext } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { contestOf, seatsOf } from './seats.queries.ts';

/** Names of criteria beside their maxima, in the reader's language. */
export function criteriaIn(
  language: Language,
  { maxima, criteriaZh, criteriaEn }: { maxima: number[]; criteriaZh: string[]; criteriaEn: string[] },
) {
  return maxima.map((most, at) => ({ name: inLanguage(language, criteriaZh[at] ?? '', criteriaEn[at] ?? ''), most }));
}

export async function readSeats(ctx: JudgeContext) {
  const { language, judge } = ctx;
  const contest = await contestOf(ctx.db, judge.contestId);
  if (!contest) return problem('not-found');
  const rows = await seatsOf(ctx.db, judge.judgeId);
  const rounds = rows.map(({ trackZh, trackEn, maxima, criteriaZh, criteriaEn, ...row }): JudgeRound => ({
    ...row,
    track: inLanguage(language, trackZh, trackEn),
    criteria: criteriaIn(language, { maxima, criteriaZh, criteriaEn }),
  }));
  return {
    judge: judge.name,
    contest: {
      title: inLanguage(language, contest.titleZh, contest.titleEn),
      rules: inLanguage(language, contest.rulesZh, contest.rulesEn),
    },
    rounds,
  };
}
