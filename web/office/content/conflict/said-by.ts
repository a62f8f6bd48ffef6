import type { Block } from '#contract/domain/blocks.ts';

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A block in one form: the database returns its fields in another order than the editor does. */
export const saidBy = (block: Block): string => JSON.stringify(block, inOrder);
