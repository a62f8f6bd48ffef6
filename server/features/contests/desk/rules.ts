import type { ContestPlan } from '#contract/calls/contests-desk.ts';
import { type ContestState, type FixedPart, isFixed, sumsUp } from '#contract/domain/contest.ts';
import { problem, type Problem } from '../../../platform/problem.ts';

const wrong = (field: keyof ContestPlan, why: 'invalid' | 'required' = 'invalid') =>
  problem('bad-input', { fields: { [field]: why } });

/** Times in their order. */
export function datesProblem({
  opensAt,
  closesAt,
  resultsAt,
}: Omit<Pick<ContestPlan, 'opensAt' | 'closesAt' | 'resultsAt'>, 'resultsAt'> & { resultsAt?: string | null }):
  | Problem
  | undefined {
  if (Date.parse(closesAt) <= Date.parse(opensAt)) return wrong('closesAt');
  if (resultsAt && Date.parse(resultsAt) <= Date.parse(closesAt)) return wrong('resultsAt');
  return undefined;
}

/** What counts of tracks, criteria and prizes, without their words. */
function counting({ tracks, criteria, prizes, maxScore, audiencePrize }: ContestPlan): string {
  return JSON.stringify([
    tracks.map(({ id, kind, showsCar, limits }) => [id, kind, showsCar, limits]),
    criteria.map(({ id, maxScore: most }) => [id, most]),
    prizes.map(({ id, count, track }) => [id, count, track]),
    maxScore,
    audiencePrize,
  ]);
}

/** Nobody votes for what they cannot see. */
export function audienceProblem({ audiencePrize, galleryFrom }: ContestPlan): Problem | undefined {
  return audiencePrize && galleryFrom !== 'judging' ? wrong('galleryFrom') : undefined;
}

/** Refuses to change what people rely on by now. */
export function fixedProblem(state: ContestState, was: ContestPlan, is: ContestPlan): Problem | undefined {
  const changed: Record<FixedPart, boolean> = {
    slug: was.slug !== is.slug,
    opensAt: was.opensAt !== is.opensAt,
    parts: counting(was) !== counting(is),
    closesAt: was.closesAt !== is.closesAt,
    resultsAt: was.resultsAt !== is.resultsAt,
  };
  const broken = (Object.keys(changed) as FixedPart[]).some((part) => changed[part] && isFixed(state, part));
  return broken ? problem('contest-under-way') : undefined;
}

/** Numbers of tracks, criteria and prizes must be the contest's own, each once; prizes name tracks that there are. */
export function partsProblem(was: ContestPlan, is: ContestPlan): Problem | undefined {
  for (const part of ['tracks', 'criteria', 'prizes'] as const) {
    const own = new Set(was[part].map(({ id }) => id));
    const named = is[part].flatMap(({ id }) => id ?? []);
    if (new Set(named).size < named.length || named.some((id) => !own.has(id))) return wrong(part);
  }
  if (is.prizes.some(({ track }) => track !== null && track > is.tracks.length)) return wrong('prizes');
  return undefined;
}

/** What a contest needs before visitors see it, and from then on. */
export function incompleteProblem(
  { tracks, criteria, maxScore, closesAt }: ContestPlan,
  now: Date,
): Problem | undefined {
  if (tracks.length === 0) return wrong('tracks', 'required');
  if (!sumsUp(criteria, maxScore)) return wrong('criteria', criteria.length === 0 ? 'required' : 'invalid');
  return Date.parse(closesAt) <= now.getTime() ? wrong('closesAt') : undefined;
}
