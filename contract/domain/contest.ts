/**
 * What a contest is now. Stored is whether it is published and since when it is certain who won; the rest follows from its
 * dates.
 */
export const CONTEST_STATES = ['draft', 'soon', 'open', 'judging', 'decided'] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

/** Parts of a contest's page that say what the contest is now. */
export const CONTEST_PARTS = [
  'hero',
  'countdown',
  'enter',
  'tracks',
  'prizes',
  'winners',
  'favourites',
  'gallery',
  'timeline',
  'jury',
  'rules',
  'sponsors',
] as const;
export type ContestPart = (typeof CONTEST_PARTS)[number];

/** From when visitors see the works. */
export const GALLERY_STAGES = ['never', 'judging', 'results'] as const;

export const CONTEST_LIMITS = {
  title: 80,
  series: 60,
  summary: 300,
  rules: 20_000,
  sponsor: 60,
  name: 60,
  brief: 500,
  reward: 200,
  tracks: 12,
  criteria: 10,
  prizes: 40,
  score: 1000,
  winners: 100,
} as const;

export type ContestMove = 'publish' | 'withdraw';

/** What people have entered, or are about to enter, is not taken away from them. */
const MOVES: Record<ContestState, readonly ContestMove[]> = {
  draft: ['publish'],
  soon: ['withdraw'],
  open: [],
  judging: [],
  decided: [],
};

export function mayMove(state: ContestState, move: ContestMove): boolean {
  return MOVES[state].includes(move);
}

/** Parts of a contest that people rely on from some moment on; words can be corrected at any time. */
export type FixedPart = 'slug' | 'opensAt' | 'parts' | 'closesAt' | 'resultsAt';

const FIXED: Record<ContestState, readonly FixedPart[]> = {
  draft: [],
  soon: ['slug'],
  open: ['slug', 'opensAt', 'parts'],
  judging: ['slug', 'opensAt', 'parts', 'closesAt'],
  decided: ['slug', 'opensAt', 'parts', 'closesAt', 'resultsAt'],
};

/** Whether a part stays as it is; `parts` are tracks, criteria and prizes with all that counts of them. */
export function isFixed(state: ContestState, part: FixedPart): boolean {
  return FIXED[state].includes(part);
}

/** The date of the results has come, and it is not certain yet who won. */
export function areResultsLate(
  { state, resultsAt }: { state: ContestState; resultsAt: string | null },
  now: Date,
): boolean {
  return state === 'judging' && resultsAt !== null && Date.parse(resultsAt) <= now.getTime();
}

/** Whether what the criteria give at most is what a work can get at most. */
export function sumsUp(criteria: readonly { maxScore: number }[], maxScore: number): boolean {
  return criteria.reduce((sum, one) => sum + one.maxScore, 0) === maxScore;
}
