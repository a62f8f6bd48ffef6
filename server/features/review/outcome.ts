import type { Problem } from '../../platform/problem.ts';

export interface Outcome {
  done: number[];
  left: number[];
}

/** What was done and what was not; a problem when nothing was done. */
export function outcomeOf(ids: readonly number[], done: readonly number[], none: Problem): Outcome | Problem {
  if (done.length === 0) return none;
  return { done: [...done], left: [...new Set(ids)].filter((id) => !done.includes(id)) };
}
