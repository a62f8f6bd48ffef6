import type { Block, Body } from '#contract/domain/blocks.ts';
import { saidBy } from './said-by.ts';

/** More than all changed blocks of a body together, so that what stayed the same is paired first. */
const SAME = 1000;
const SAME_TYPE = 0.2;
const OTHER_TYPE = 0.1;

/** For blocks of a body, by place, the place of the one before that they come from, in the same order. */
export function pairBlocks(before: Body, after: Body): Map<number, number> {
  const [was, is] = [before.map(saidBy), after.map(saidBy)];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const [some, others] = [before.slice(start, was.length - end), after.slice(start, is.length - end)];
  return new Map([
    ...Array.from({ length: start }, (_, place) => [place, place] as const),
    ...[...pairLikest(some, others)].map(([now, then]) => [start + now, start + then] as const),
    ...Array.from({ length: end }, (_, place) => [is.length - 1 - place, was.length - 1 - place] as const),
  ]);
}

/** Of all ways to pair blocks in order, the one in which they are most alike. */
function pairLikest(before: Body, after: Body): Map<number, number> {
  const score = scorer(before, after);
  // best[i][j]: the most that pairs among blocks from i on before and from j on after are worth.
  const best = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, score(i, j) + best[i + 1]![j + 1]!);
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    const most = best[i]![j]!;
    if (most === score(i, j) + best[i + 1]![j + 1]!) pairs.set(j++, i++);
    else if (most === best[i + 1]![j]!) i += 1;
    else j += 1;
  }
  return pairs;
}

/** How much of one block is in another; blocks that say the same are worth more than any number of others. */
function scorer(before: Body, after: Body) {
  const [was, is] = [before.map(lookAt), after.map(lookAt)];
  const known = new Map<number, number>();
  return (i: number, j: number): number => {
    const key = i * after.length + j;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [one, other] = [was[i]!, is[j]!];
    const likeness = shared(one.pairs, other.pairs) + (one.type === other.type ? SAME_TYPE : OTHER_TYPE);
    const score = one.said === other.said ? SAME : likeness;
    known.set(key, score);
    return score;
  };
}

function lookAt(block: Block) {
  const said = saidBy(block);
  return { type: block.type, said, pairs: new Set(Array.from(said, (_, at) => said.slice(at, at + 2))) };
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size);
}
