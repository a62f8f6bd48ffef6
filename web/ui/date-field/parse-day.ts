import { isDay } from '#contract/domain/editing.ts';
import type { Day } from '../../lib/days.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_FIRST = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;
const DAY_FIRST = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9})[.,]?[\s/.-]+(\d{4})$/i;

/** A day as people type it: 2026-11-16, 2026年11月16日, 16 Nov 2026 or 16/11/2026; undefined when it is none. */
export function parseDay(text: string): Day | undefined {
  const typed = text.trim();
  const [, year, month, day] = YEAR_FIRST.exec(typed) ?? turned(DAY_FIRST.exec(typed)) ?? [];
  if (!year || !month || !day) return undefined;
  const parsed = [year, numberOf(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(parsed) ? parsed : undefined;
}

function turned(parts: RegExpExecArray | null): (string | undefined)[] | undefined {
  return parts ? [parts[0], parts[3], parts[2], parts[1]] : undefined;
}

function numberOf(month: string): string {
  return /\d/.test(month) ? month : String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1);
}
