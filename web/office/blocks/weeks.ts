import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';

/** More columns would be too thin to tell apart. */
const MOST = 120;
const WEEK = 7;

type Day = { day: string };
type Numbers<Row> = { [Name in keyof Row]: Row[Name] extends number ? number : Row[Name] };

/** The days themselves, or weekly sums when there are too many; the last week ends with the last day. */
export function inColumns<Row extends Day>(days: readonly Row[]): { weekly: boolean; rows: Numbers<Row>[] } {
  if (days.length <= MOST) return { weekly: false, rows: days as Numbers<Row>[] };
  const first = days.length % WEEK;
  const starts = [...(first > 0 ? [0] : []), ...range(first, days.length, WEEK)];
  const rows = starts.map((start, index) => total(days.slice(start, starts[index + 1] ?? days.length)));
  return { weekly: true, rows };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}

function total<Row extends Day>(days: readonly Row[]): Numbers<Row> {
  const sum: Record<string, unknown> = { ...days[0] };
  for (const day of days.slice(1))
    for (const [name, value] of Object.entries(day))
      if (typeof value === 'number') sum[name] = (sum[name] as number) + value;
  return sum as Numbers<Row>;
}

/** Names of chart columns: a day, or the week that begins with it. */
export function useWhen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (date: string | undefined) => (date ? formatMoment(date, 'day', language) : '');
  return {
    day,
    column: (date: string, weekly: boolean) => (weekly ? t(($) => $.office.chart.week, { day: day(date) }) : day(date)),
  };
}
