import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { financeDeskCalls } from '#contract/calls/finance-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatShortFen } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { BarChart, Legend } from '../../ui/chart/bar-chart.tsx';
import { NoFigures } from '../../ui/chart/no-figures.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from '../blocks/figure-strip.module.css';
import { type Period, PeriodChoice } from '../blocks/period-choice.tsx';
import { inColumns, useWhen } from '../blocks/weeks.ts';
import { financeFiguresQuery } from './queries.ts';

type Day = OutputOf<(typeof financeDeskCalls)['figures']>['infos'][number];

const WAYS = [
  { way: 'alipay', fen: 'alipayFen', tone: 'accent' },
  { way: 'wechat', fen: 'wechatFen', tone: 'good' },
  { way: 'transfer', fen: 'transferFen', tone: 'text' },
] as const;

/** Receipts over time by way of payment, and refunds. */
export function FinanceFigures() {
  const { t } = useTranslation();
  const [days, setDays] = useState<Period>(30);
  const { data, error, refetch } = useQuery(financeFiguresQuery(days));
  const name = (count: Period) => t(($) => $.office.finance.figures.last, { days: count });
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  const total = (of: (day: Day) => number) =>
    data ? formatFen(data.infos.reduce((sum, day) => sum + of(day), 0)) : <Skeleton height={24} width={96} />;
  return (
    <section className={classes.strip} aria-label={t(($) => $.office.finance.figures.title)} aria-busy={!data}>
      <div className={classes.figures}>
        <PeriodChoice label={t(($) => $.office.finance.figures.period)} name={name} value={days} onChange={setDays} />
        <dl className={classes.figures}>
          <div>
            <dd>{total(received)}</dd>
            <dt>{t(($) => $.office.finance.figures.received)}</dt>
          </div>
          <div>
            <dd>{total(({ refundedFen }) => refundedFen)}</dd>
            <dt>{t(($) => $.office.finance.figures.refunded)}</dt>
          </div>
        </dl>
      </div>
      {data?.infos.every((day) => received(day) + day.refundedFen === 0) ? (
        <NoFigures
          title={t(($) => $.office.finance.figures.empty)}
          hint={t(($) => $.office.finance.figures.emptyHint)}
        />
      ) : (
        <figure className={classes.chart}>
          {data ? <WaysChart days={data.infos} period={name(days)} /> : <Skeleton height={144} />}
        </figure>
      )}
    </section>
  );
}

function received(day: Day): number {
  return day.alipayFen + day.wechatFen + day.transferFen;
}

function WaysChart({ days, period }: { days: Day[]; period: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const when = useWhen();
  const { weekly, rows } = inColumns(days);
  const total = formatFen(days.reduce((sum, day) => sum + received(day), 0));
  const told = (row: Day) =>
    t(($) => $.office.finance.figures.on, {
      when: when.column(row.day, weekly),
      alipay: formatFen(row.alipayFen),
      wechat: formatFen(row.wechatFen),
      transfer: formatFen(row.transferFen),
      refunded: formatFen(row.refundedFen),
    });
  return (
    <>
      <figcaption>
        <span>{t(($) => $.office.finance.figures.title)}</span>
        <Legend entries={WAYS.map(({ way, tone }) => ({ tone, name: t(($) => $.trade.way[way]) }))} />
      </figcaption>
      <BarChart
        label={t(($) => $.office.finance.figures.label, { period, total })}
        format={(fen) => formatShortFen(fen, language)}
        columns={rows.map((row) => ({
          key: row.day,
          title: told(row),
          parts: WAYS.map(({ fen, tone }) => ({ tone, value: row[fen] })),
        }))}
        from={when.day(days[0]?.day)}
        to={when.day(days.at(-1)?.day)}
      />
    </>
  );
}
