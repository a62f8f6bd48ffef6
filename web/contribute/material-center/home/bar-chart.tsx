import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import classes from './bar-chart.module.css';

interface Props {
  name: string;
  /** Oldest first. */
  points: { day: string; count: number }[];
  total: number;
}

const SIZE = { width: 300, height: 96, gap: 2 };
/** A day on which something happened is never invisible. */
const LOWEST = 2;

/** One bar a day; resting on one tells its day and number. */
export function BarChart({ name, points, total }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const most = Math.max(0, ...points.map(({ count }) => count));
  const number = (value: number) => formatNumber(value, language);
  const step = SIZE.width / Math.max(1, points.length);
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(LOWEST, (count / most) * SIZE.height));
  const date = (day: string | undefined) => (day ? formatDate(`${day}T12:00:00`, language) : '');
  return (
    <>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not fetched
        role="img"
        aria-label={t(($) => $.center.dash.chartLabel, { name, total: number(total), most: number(most) })}
      >
        {points.map(({ day, count }, index) => (
          <g key={day}>
            <title>{t(($) => $.center.dash.day, { date: date(day), number: number(count) })}</title>
            {/* The whole column answers to the pointer, not only the bar. */}
            <rect className={classes.column} x={index * step} y={0} width={step} height={SIZE.height} />
            <rect
              className={classes.bar}
              x={index * step + SIZE.gap / 2}
              y={SIZE.height - heightOf(count)}
              width={step - SIZE.gap}
              height={heightOf(count)}
              rx={1}
            />
          </g>
        ))}
      </svg>
      <p className={classes.days} aria-hidden="true">
        <span>{date(points[0]?.day)}</span>
        <span>{date(points.at(-1)?.day)}</span>
      </p>
    </>
  );
}
