import { formatDay, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { NoFigures } from '../../../ui/chart/no-figures.tsx';
import type { Summary } from '../center-queries.ts';
import sections from './center-home.module.css';
import classes from './charts.module.css';

const SERIES = ['opens', 'samples', 'bookmarks'] as const;

/** Activity on the works by day; each chart has its own scale, so that rare actions stay visible. */
export function Charts({ days }: { days: Summary['days'] }) {
  const { t } = useTranslation();
  return (
    <section className={sections.section}>
      <div className={sections.titled}>
        <h3>{t(($) => $.center.dash.chart)}</h3>
        <span>{t(($) => $.center.dash.chartNote)}</span>
      </div>
      {days.every((day) => SERIES.every((name) => day[name] === 0)) ? <NoActivity /> : <EachChart days={days} />}
    </section>
  );
}

function NoActivity() {
  const { t } = useTranslation();
  return (
    <div className={classes.chart}>
      <NoFigures title={t(($) => $.center.dash.chartEmpty)} hint={t(($) => $.center.dash.chartEmptyHint)} />
    </div>
  );
}

function EachChart({ days }: { days: Summary['days'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={classes.charts}>
      {SERIES.map((name) => {
        const points = days.map((day) => ({ day: day.day, count: day[name] }));
        const total = points.reduce((sum, { count }) => sum + count, 0);
        return (
          <figure key={name} className={classes.chart}>
            <figcaption>
              <span>{t(($) => $.center.dash[name])}</span>
              <strong>{formatNumber(total, language)}</strong>
            </figcaption>
            <DaysChart name={t(($) => $.center.dash[name])} points={points} total={total} />
          </figure>
        );
      })}
    </div>
  );
}

interface Props {
  name: string;
  /** Oldest first. */
  points: { day: string; count: number }[];
  total: number;
}

/** One bar per day; a tooltip gives the day and number. */
function DaysChart({ name, points, total }: Props) {
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
