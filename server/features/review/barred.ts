import type { Barred } from '#contract/domain/review.ts';
import type { ProblemCode } from '#contract/domain/problems.ts';
import { problem, type Problem } from '../../platform/problem.ts';

const PROBLEMS: Record<Barred, ProblemCode> = {
  own: 'own-work',
  sent: 'sent-work',
  'decided-before': 'decided-before',
};

export function barredProblem(barred: Barred): Problem {
  return problem(PROBLEMS[barred]);
}
