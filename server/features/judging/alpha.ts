import type { Disagreement } from './figures.queries.ts';

/**
 * Krippendorff's alpha for intervals: one less how much judges differ on the same work, compared with how much any two
 * scores differ. Null when nothing can be compared, or all scores are the same.
 */
export function alphaOf({ scores, sum, squares, within }: Disagreement): number | null {
  const among = (2 * (scores * squares - sum * sum)) / (scores - 1);
  return scores < 2 || among === 0 ? null : 1 - within / among;
}
