import { type Period, PERIOD_MONTHS } from '#contract/domain/licence-terms.ts';

/**
 * The last day of a licence; null when it is perpetual. A month that begins on the 15th ends on the 14th. When the
 * final month lacks the day on which the licence began, the licence ends with that month.
 */
export function lastDayOf(startsOn: string, period: Period): string | null {
  const months = PERIOD_MONTHS[period];
  if (months === null) return null;
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  const sameDay = new Date(Date.UTC(year, month - 1 + months, day));
  const isThere = sameDay.getUTCDate() === day;
  const last = isThere
    ? new Date(Date.UTC(year, month - 1 + months, day - 1))
    : new Date(Date.UTC(year, month + months, 0));
  return last.toISOString().slice(0, 10);
}
