import { useTranslation } from 'react-i18next';
import type { ReviewDay } from '#contract/calls/review.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { BarChart, Legend } from '../../ui/chart/bar-chart.tsx';

/** Works received and decided per day, as two bars; numbers as tooltips and for screen readers. */
export function DaysChart({ days }: { days: ReviewDay[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = (day: string | undefined) => (day ? formatMoment(day, 'day', language) : '');
  const told = (day: ReviewDay) => t(($) => $.office.review.chart.day, { ...day, day: date(day.day) });
  return (
    <>
      <BarChart
        label={days.map(told).join(' ')}
        beside
        columns={days.map((day) => ({
          key: day.day,
          title: told(day),
          parts: [
            { tone: 'quiet', value: day.opened },
            { tone: 'accent', value: day.decided },
          ],
        }))}
        from={date(days[0]?.day)}
        to={date(days.at(-1)?.day)}
      />
      <Legend
        entries={[
          { tone: 'quiet', name: t(($) => $.office.review.chart.opened) },
          { tone: 'accent', name: t(($) => $.office.review.chart.decided) },
        ]}
      />
    </>
  );
}
