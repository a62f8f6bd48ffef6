import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';

interface Props {
  name: string;
  /** Oldest first. */
  points: { day: string; count: number }[];
  total: number;
}

/** One bar per day; a tooltip gives the day and number. */
export function DaysChart({ name, points, total }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const most = Math.max(0, ...points.map(({ count }) => count));
  const number = (value: number) => formatNumber(value, language);
  const date = (day: string | undefined) => (day ? formatDay(day, language) : '');
  return (
    <BarChart
      label={t(($) => $.center.dash.chartLabel, { name, total: number(total), most: number(most) })}
      columns={points.map(({ day, count }) => ({
        key: day,
        title: t(($) => $.center.dash.day, { date: date(day), number: number(count) }),
        parts: [{ tone: 'accent', value: count }],
      }))}
      from={date(points[0]?.day)}
      to={date(points.at(-1)?.day)}
    />
  );
}
