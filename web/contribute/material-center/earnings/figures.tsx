import { useQuery } from '@tanstack/react-query';
import type { EarningsFigures } from '#contract/calls/earnings.ts';
import type { DayPeriod } from '#contract/domain/period.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Legend } from '../../../ui/chart/bar-chart.tsx';
import { NoFigures } from '../../../ui/chart/no-figures.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { KindsChart, MonthsChart, ScenesChart, WorksChart } from './charts.tsx';
import { figuresQuery } from './earnings-queries.ts';
import classes from '../../../ui/chart/figures.module.css';
import { useDay } from './use-day.ts';

/** What was earned in the period, in all and by what, beside the same length of time before. */
export function Figures({ period }: { period: DayPeriod }) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = useQuery(figuresQuery(period));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} />;
  return (
    <div className={classes.figures} aria-busy={isPlaceholderData} data-stale={isPlaceholderData}>
      <Totals figures={data} />
      {isEmpty(data) ? (
        <div className={classes.chart}>
          <NoFigures title={t(($) => $.earnings.nothing)} hint={t(($) => $.earnings.nothingHint)} />
        </div>
      ) : (
        <div className={classes.charts}>
          <MonthsChart figures={data} />
          <KindsChart figures={data} />
          <WorksChart figures={data} />
          <ScenesChart figures={data} />
        </div>
      )}
    </div>
  );
}

/** Nothing was sold or refunded in either time. */
function isEmpty({ sales, refunds }: EarningsFigures): boolean {
  return sales.now + sales.before + refunds.now + refunds.before === 0;
}

function Totals({ figures: { income, sales, refunds, before } }: { figures: EarningsFigures }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = useDay();
  const number = (value: number) => formatNumber(value, language);
  const figures = [
    { name: t(($) => $.earnings.income), value: income, format: formatFen },
    { name: t(($) => $.earnings.sales), value: sales, format: number },
    { name: t(($) => $.earnings.refunds), value: refunds, format: number },
  ];
  return (
    <div className={classes.totals}>
      <dl>
        {figures.map(({ name, value, format }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {format(value.now)} <span>{t(($) => $.earnings.before, { number: format(value.before) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.explained}>
        <p>{t(($) => $.earnings.compared, { from: day(before.from), to: day(before.to) })}</p>
        <Legend
          entries={[
            { tone: 'accent', name: t(($) => $.earnings.thisTime) },
            { tone: 'quiet', name: t(($) => $.earnings.timeBefore) },
          ]}
        />
      </div>
    </div>
  );
}
