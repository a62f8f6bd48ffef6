export const PACKAGE_LIMITS = {
  name: 40,
  /** Most licences and days of one package. */
  count: 1000,
  days: 1100,
  packages: 24,
  words: 500,
  /** Days within which a price that sales quoted must be paid. */
  quoteDays: 15,
} as const;

/**
 * The part of a package's price that its nth licence costs, in whole fen. What does not divide evenly is spread over the
 * first ones, a fen each, so that all of them together cost exactly what was paid.
 */
export function shareOf({ totalFen, count }: { totalFen: number; count: number }, place: number): number {
  const [each, rest] = [Math.floor(totalFen / count), totalFen % count];
  return place <= rest ? each + 1 : each;
}
