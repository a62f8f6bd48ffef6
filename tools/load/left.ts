/** In whose name everything is ordered, and how the files of uploads begin. */
export const NAME = 'Load test';
export const FILE_START = 'load-test-';

/** What a load has done that somebody may notice afterwards. */
export interface Left {
  closed: number;
  paid: number;
  removed: number;
  /** Works that may be claimed now. */
  claims: Set<number>;
}

export const newLeft = (): Left => ({ closed: 0, paid: 0, removed: 0, claims: new Set() });

/** How much could not be taken away; null where nobody could even look. */
export interface Remaining {
  inCart: number | null;
  openOrders: number | null;
  claims: number | null;
  uploads: number | null;
}

/** What somebody finds afterwards, one line for each. */
export function linesOf(left: Left, remaining: Remaining): string[] {
  const lines: [what: string, count: number | null][] = [
    [`Closed orders of “${NAME}”`, left.closed],
    [`Paid orders of “${NAME}”, with their licences`, left.paid],
    ['Uploads, removed with their files', left.removed],
    [`Open orders of “${NAME}” that could not be closed`, remaining.openOrders],
    ['Things in the cart that could not be removed', remaining.inCart],
    ['Claimed works that could not be released', remaining.claims],
    ['Uploads that could not be removed', remaining.uploads],
  ];
  const told = lines.flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count ?? 'unknown, no answer'}`]));
  return told.length > 0 ? told : ['Nothing'];
}
