/** Days from the first to the last, both included. */
export interface DayPeriod {
  from: string;
  to: string;
}

/** Longest period that can be looked at, in days: ten years. */
export const LONGEST_PERIOD = 3660;

const DAY_MS = 86_400_000;

export function daysIn({ from, to }: DayPeriod): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

const earlier = (day: string, days: number) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The same length of time just before. */
export function timeBefore(period: DayPeriod): DayPeriod {
  const shift = daysIn(period);
  return { from: earlier(period.from, shift), to: earlier(period.to, shift) };
}

/** Every month that a period touches: 2026-01. */
export function monthsIn({ from, to }: DayPeriod): string[] {
  const months: string[] = [];
  const [year, month] = from.split('-').map(Number) as [number, number];
  for (let count = 0; ; count += 1) {
    const next = new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
    if (next > to.slice(0, 7)) return months;
    months.push(next);
  }
}

/**
 * The days on which parts of a period begin that are each within a month, first of the time before, moved by the length
 * of the period, then of the period: both have as many as the period touches months.
 */
export function monthBounds(period: DayPeriod): string[] {
  const begins = monthsIn(period).map((month, place) => (place === 0 ? period.from : `${month}-01`));
  return [...begins.map((day) => earlier(day, daysIn(period))), ...begins];
}
