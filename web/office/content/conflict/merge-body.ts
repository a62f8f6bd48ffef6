import type { Block, Body } from '#contract/domain/blocks.ts';
import { pairBlocks } from './pair-blocks.ts';
import { saidBy } from './said-by.ts';

/** A block that two people left in different ways; null where one of them took it out. */
export interface Disputed {
  /** Its place in the body that both began with, so that it stays the same while one goes on typing. */
  place: number;
  mine: Block | null;
  theirs: Block | null;
}

export type Merged = Block | Disputed;

export const isDisputed = (one: Merged): one is Disputed => 'place' in one;

/**
 * One body out of two that began as the same. A block that one side left alone follows the other; what either put in
 * stays, theirs first where both did so at the same place. Only a block that both changed is disputed.
 */
export function mergeBodies(base: Body, mine: Body, theirs: Body): Merged[] {
  const [here, there] = [fateOf(base, mine), fateOf(base, theirs)];
  return here.added.flatMap((added, place): Merged[] => [
    ...union(there.added[place] ?? [], added),
    ...(place < base.length ? mergeBlock(base[place]!, here.became[place]!, there.became[place]!, place) : []),
  ]);
}

/** What became of each block, and what was added before each and at the end. */
interface Fate {
  became: (Block | null)[];
  added: Block[][];
}

function fateOf(base: Body, now: Body): Fate {
  const became = base.map((): Block | null => null);
  const added = Array.from({ length: base.length + 1 }, (): Block[] => []);
  const pairs = pairBlocks(base, now);
  let next = 0;
  for (const [index, block] of now.entries()) {
    const place = pairs.get(index);
    if (place === undefined) added[next]!.push(block);
    else [became[place], next] = [block, place + 1];
  }
  return { became, added };
}

function mergeBlock(base: Block, mine: Block | null, theirs: Block | null, place: number): Merged[] {
  const kept = isSame(mine, base) || isSame(mine, theirs) ? theirs : isSame(theirs, base) ? mine : undefined;
  if (kept === undefined) return [{ place, mine, theirs }];
  return kept === null ? [] : [kept];
}

const union = (theirs: readonly Block[], mine: readonly Block[]) => [
  ...theirs,
  ...mine.filter((block) => !theirs.some((other) => isSame(block, other))),
];

function isSame(one: Block | null, other: Block | null): boolean {
  return one === other || (one !== null && other !== null && saidBy(one) === saidBy(other));
}
