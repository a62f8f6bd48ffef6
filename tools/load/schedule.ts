/** Shares of the calls of a day, in percent. */
export const SHARES = {
  search: 60,
  pages: 20,
  cart: 8,
  orders: 5,
  payments: 3,
  review: 3,
  uploads: 1,
} as const;
export type Part = keyof typeof SHARES;
export const PARTS = Object.keys(SHARES) as Part[];

export function countOfCalls(rate: number, minutes: number): number {
  return Math.round(rate * minutes * 60);
}

/** When a call is due, in milliseconds after the start. Calls arrive by the clock, however slow the answers are. */
export function dueAt(index: number, rate: number): number {
  return (index * 1000) / rate;
}

/** Says whose turn it is, again and again: each gets its share, as evenly as possible. */
export function createTurns<Name extends string>(shares: Partial<Record<Name, number>>): () => Name {
  const all = Object.entries(shares) as [Name, number][];
  const total = all.reduce((sum, [, share]) => sum + share, 0);
  const credits = all.map(([name, share]) => ({ name, share, credit: 0 }));
  return () => {
    for (const one of credits) one.credit += one.share;
    const next = credits.reduce((best, one) => (one.credit > best.credit ? one : best));
    next.credit -= total;
    return next.name;
  };
}
