import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { salesDeskCalls } from '#contract/calls/sales-desk.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NoFigures } from '../../ui/chart/no-figures.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from '../blocks/figure-strip.module.css';
import { type Period, PeriodChoice } from '../blocks/period-choice.tsx';
import { salesFiguresQuery } from './queries.ts';
import { MoneyChart, OrdersChart } from './sales-charts.tsx';

type Figures = OutputOf<(typeof salesDeskCalls)['figures']>;

/** Sales figures: orders and revenue over time, and how quickly buyers get a quote. */
export function SalesFigures() {
  const { t } = useTranslation();
  const [days, setDays] = useState<Period>(30);
  const { data, error, refetch } = useQuery(salesFiguresQuery(days));
  const period = t(($) => $.office.chart.last, { days });
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <section className={classes.strip} aria-label={t(($) => $.office.sales.figures.title)} aria-busy={!data}>
      <div className={classes.figures}>
        <PeriodChoice
          label={t(($) => $.office.chart.period)}
          name={(count) => t(($) => $.office.chart.last, { days: count })}
          value={days}
          onChange={setDays}
        />
        <Answers figures={data} />
      </div>
      {data && isEmpty(data) ? (
        <NoFigures title={t(($) => $.office.sales.figures.empty)} hint={t(($) => $.office.sales.figures.emptyHint)} />
      ) : (
        <SalesCharts days={data?.infos} period={period} />
      )}
    </section>
  );
}

/** Nothing was ordered or sold in these days, so that charts would be empty boxes. */
function isEmpty({ infos }: Figures): boolean {
  return infos.every((day) => day.orders + day.confirmed + day.refundedFen === 0);
}

function SalesCharts({ days, period }: { days: Figures['infos'] | undefined; period: string }) {
  return (
    <>
      <figure className={classes.chart}>
        {days ? <OrdersChart days={days} period={period} /> : <Skeleton height={144} />}
      </figure>
      <figure className={classes.chart}>
        {days ? <MoneyChart days={days} period={period} /> : <Skeleton height={144} />}
      </figure>
    </>
  );
}

function Answers({ figures }: { figures: Figures | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const none = t(($) => $.office.sales.figures.none);
  const { answered = 0, inTime = 0, unanswered = 0, medianHours = null } = figures ?? {};
  const count = answered + unanswered;
  const share = count === 0 ? none : formatPercent(inTime, count);
  const median =
    medianHours === null
      ? none
      : t(($) => $.office.sales.figures.hours, { hours: formatNumber(medianHours, language, 1) });
  return (
    <dl className={classes.figures}>
      <div title={count > 0 ? t(($) => $.office.sales.figures.inTimeHint, { count, inTime, unanswered }) : undefined}>
        <dd>{figures ? share : <Skeleton height={24} width={64} />}</dd>
        <dt>{t(($) => $.office.sales.figures.inTime)}</dt>
      </div>
      <div>
        <dd>{figures ? median : <Skeleton height={24} width={64} />}</dd>
        <dt>{t(($) => $.office.sales.figures.median)}</dt>
      </div>
    </dl>
  );
}
