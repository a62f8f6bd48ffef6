/** A day as it is sent: 2026-10-01. */
export type Day = string;

export interface Range {
  first: Day;
  last: Day;
}

const DAY_MS = 86_400_000;

const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

/** The same day of another month, or the last one of a month that is too short. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = daysOfMonth(year, month - 1 + count).at(-1)!;
  const same = last.slice(0, 8) + day.slice(8);
  return same < last ? same : last;
}

/** Monday is 0. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export function daysBetween({ first, last }: Range): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** January is 0. */
export function daysOfMonth(year: number, month: number): Day[] {
  const first = dayOf(Date.UTC(year, month, 1));
  return daysBetween({ first, last: dayOf(Date.UTC(year, month + 1, 0)) });
}
