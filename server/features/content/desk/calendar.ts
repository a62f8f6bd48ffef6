import { startOfDayInChina } from '#contract/domain/china-time.ts';
import type { MemberContext } from '../../../context.ts';
import { turnsBetween } from './calendar.queries.ts';

/** What begins and what ends in a month, 2026-01, of China's time. */
export async function readCalendar({ db }: MemberContext, { month }: { month: string }) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  const rows = await turnsBetween(db, startOfDayInChina(`${month}-01`), startOfDayInChina(next));
  return { turns: rows.map(({ at, ...turn }) => ({ ...turn, at: at.toISOString() })) };
}
