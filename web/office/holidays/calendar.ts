import type { Holiday } from '#contract/calls/holidays.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { addDays, type Day, daysBetween, type Range, weekdayOf } from '../../lib/days.ts';

/** Consecutive days with the same name. */
export interface Group extends Range, Omit<Holiday, 'day'> {
  days: Day[];
}

export const isWeekend = (day: Day) => weekdayOf(day) > 4;

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
