import type { LicenceInfo } from './order.ts';

/** Projects of one order, at most. */
export const ORDER_PARTS = 10;

/** What a further project of an order says of its licences; the contact is the order's. */
export type PartInfo = Omit<LicenceInfo, 'contactName' | 'contact'>;

/**
 * What is wrong with how lines are divided among an order's own project (0) and its further ones (1, 2 …). Without
 * further projects nothing has to be said; with them nothing is guessed, as a licence in the wrong name is worth nothing.
 */
export function partsProblem(
  further: number,
  partOfLines: readonly (number | undefined)[],
): 'required' | 'invalid' | undefined {
  if (further > 0 && partOfLines.includes(undefined)) return 'required';
  const used = new Set(partOfLines.map((part) => part ?? 0));
  return used.size === further + 1 && Math.max(...used) === further ? undefined : 'invalid';
}
