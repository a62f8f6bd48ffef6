import { isProblem, type Problem } from '../../platform/problem.ts';

/** For a step that cannot be refused while the order is locked; were it, everything of the transaction is undone. */
export function must(refused: Problem | undefined): void {
  if (isProblem(refused)) throw new Error(`refused under lock: ${refused.code}`);
}
