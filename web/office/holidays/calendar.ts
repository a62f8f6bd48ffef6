import type { Holiday } from '#contract/calls/holidays.ts';
import { dayInChina } from '#contract/domain/china-time.ts';

/** A day as it is sent: 2026-10-01. */
export type Day = string;

export interface Range {
  first: Day;
  last: Day;
}

/** Consecutive days with the same name. */
export interface Group extends Range, Omit<Holiday, 'day'> {
  days: Day[];
}

const DAY_MS = 86_400_000;

const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

/** Monday is 0. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export const isWeekend = (day: Day) => weekdayOf(day) > 4;

export function daysBetween({ first, last }: Range): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export function daysOfMonth(year: number, month: number): Day[] {
  const first = dayOf(Date.UTC(year, month, 1));
  return daysBetween({ first, last: dayOf(Date.UTC(year, month + 1, 0)) });
}

export function today(): Day {
  return dayInChina(Date.now());
}

export function inOrder(a: Day, b: Day): Range {
  return a <= b ? { first: a, last: b } : { first: b, last: a };
}

export function groupsOf(holidays: readonly Holiday[]): Group[] {
  const groups: Group[] = [];
  for (const { day, ...rest } of holidays) {
    const last = groups.at(-1);
    const goesOn =
      last &&
      addDays(last.last, 1) === day &&
      last.working === rest.working &&
      last.nameZh === rest.nameZh &&
      last.nameEn === rest.nameEn;
    if (goesOn) {
      last.last = day;
      last.days.push(day);
    } else groups.push({ first: day, last: day, days: [day], ...rest });
  }
  return groups;
}

export type DayKind = 'rest' | 'worked' | 'weekend' | 'workday';

export function kindOf(day: Day, holiday: Pick<Holiday, 'working'> | undefined): DayKind {
  if (holiday) return holiday.working ? 'worked' : 'rest';
  return isWeekend(day) ? 'weekend' : 'workday';
}

export function countDays(year: number, holidays: readonly Holiday[]) {
  const known = new Map(holidays.map((one) => [one.day, one]));
  const kinds = daysBetween({ first: `${year}-01-01`, last: `${year}-12-31` }).map((day) =>
    kindOf(day, known.get(day)),
  );
  const count = (...wanted: DayKind[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return { rest: count('rest'), worked: count('worked'), working: count('worked', 'workday') };
}
