import { dayInChina, startOfDayInChina } from '#contract/domain/china-time.ts';
import { daysOfQuarter, quarterDue, quarterOf } from '#contract/domain/statement.ts';

const HOUR = 3_600_000;
const MIDDLE_DAYS = 45;
/** The hour in China at which people are at work. */
const AT_WORK = 10;

/** A quarter, this many before the newest whose statements are due. */
export function quarterBefore(now: Date, count: number): string {
  let quarter = quarterDue(now);
  for (let left = count; left > 0; left -= 1)
    quarter = quarterOf(dayInChina(startOfDayInChina(daysOfQuarter(quarter).first), -1));
  return quarter;
}

/** Hours since the middle of a quarter. */
export function hoursSinceMiddle(now: Date, quarter: string): number {
  return (now.getTime() - startOfDayInChina(daysOfQuarter(quarter).first).getTime()) / HOUR - MIDDLE_DAYS * 24;
}

/** Hours since the morning of the tenth of the month after a quarter, the day on which its statements are made. */
export function hoursSinceStatements(now: Date, quarter: string): number {
  return (now.getTime() - startOfDayInChina(`${daysOfQuarter(quarter).next.slice(0, 8)}10`).getTime()) / HOUR - AT_WORK;
}
