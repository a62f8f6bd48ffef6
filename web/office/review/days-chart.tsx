import { useTranslation } from 'react-i18next';
import type { ReviewDay } from '#contract/calls/review-desk.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './days-chart.module.css';

const HEIGHT = 96;
const STEP = 100 / 14;

/** What came and what was decided on each of 14 days: two bars a day, the numbers on hover and for screen readers. */
export function DaysChart({ days }: { days: ReviewDay[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const most = Math.max(1, ...days.flatMap(({ opened, decided }) => [opened, decided]));
  const told = (day: ReviewDay) =>
    t(($) => $.office.review.chart.day, { ...day, day: formatMoment(`${day.day}T12:00:00+08:00`, 'day', language) });
  return (
    <>
      <svg className={classes.chart} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2="100" y1={HEIGHT} y2={HEIGHT} />
        {days.map((day, index) => (
          <g key={day.day}>
            <title>{told(day)}</title>
            <rect className={classes.day} x={index * STEP} y="0" width={STEP} height={HEIGHT} />
            <Bar at={index * STEP + STEP * 0.18} of={day.opened / most} name="opened" />
            <Bar at={index * STEP + STEP * 0.52} of={day.decided / most} name="decided" />
          </g>
        ))}
      </svg>
      <p className={classes.legend} aria-hidden="true">
        <span data-of="opened">{t(($) => $.office.review.chart.opened)}</span>
        <span data-of="decided">{t(($) => $.office.review.chart.decided)}</span>
      </p>
      <VisuallyHidden>{days.map(told).join(' ')}</VisuallyHidden>
    </>
  );
}

function Bar({ at, of, name }: { at: number; of: number; name: 'opened' | 'decided' }) {
  const height = of === 0 ? 0 : Math.max(2, of * (HEIGHT - 4));
  return <rect data-of={name} x={at} y={HEIGHT - height} width={STEP * 0.3} height={height} />;
}
