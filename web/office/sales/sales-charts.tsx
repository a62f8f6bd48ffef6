import type { OutputOf } from '#contract/call.ts';
import type { salesDeskCalls } from '#contract/calls/sales-desk.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatNumber, formatShortFen } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { BarChart, Legend } from '../../ui/chart/bar-chart.tsx';
import { inColumns, useWhen } from '../blocks/weeks.ts';

type Day = OutputOf<(typeof salesDeskCalls)['figures']>['infos'][number];

interface Props {
  days: Day[];
  /** The period as text. */
  period: string;
}

function sum(days: Day[], name: Exclude<keyof Day, 'day'>): number {
  return days.reduce((total, day) => total + day[name], 0);
}

/** New and confirmed orders over time. */
export function OrdersChart({ days, period }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const when = useWhen();
  const { weekly, rows } = inColumns(days);
  const orders = formatNumber(sum(days, 'orders'), language);
  const confirmed = formatNumber(sum(days, 'confirmed'), language);
  return (
    <>
      <figcaption>
        <span>
          {t(($) => $.office.sales.figures.orders)} <strong>{orders}</strong>
        </span>
        <Legend
          entries={[
            { tone: 'quiet', name: t(($) => $.office.sales.figures.orders) },
            { tone: 'accent', name: `${t(($) => $.office.sales.figures.confirmed)} ${confirmed}` },
          ]}
        />
      </figcaption>
      <BarChart
        label={t(($) => $.office.sales.figures.ordersLabel, { period, orders, confirmed })}
        beside
        columns={rows.map((row) => ({
          key: row.day,
          title: t(($) => $.office.sales.figures.ordersOn, { ...row, when: when.column(row.day, weekly) }),
          parts: [
            { tone: 'quiet', value: row.orders },
            { tone: 'accent', value: row.confirmed },
          ],
        }))}
        from={when.day(days[0]?.day)}
        to={when.day(days.at(-1)?.day)}
      />
    </>
  );
}

/** Revenue over time, and refunds. */
export function MoneyChart({ days, period }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const when = useWhen();
  const { weekly, rows } = inColumns(days);
  const money = formatFen(sum(days, 'confirmedFen'));
  const refunded = formatFen(sum(days, 'refundedFen'));
  return (
    <>
      <figcaption>
        <span>
          {t(($) => $.office.sales.figures.money)} <strong>{money}</strong>
        </span>
        <span>
          {t(($) => $.office.sales.figures.refunded)} {refunded}
        </span>
      </figcaption>
      <BarChart
        label={t(($) => $.office.sales.figures.moneyLabel, { period, money })}
        format={(fen) => formatShortFen(fen, language)}
        columns={rows.map((row) => ({
          key: row.day,
          title: t(($) => $.office.sales.figures.moneyOn, {
            when: when.column(row.day, weekly),
            money: formatFen(row.confirmedFen),
            refunded: formatFen(row.refundedFen),
          }),
          parts: [{ tone: 'accent', value: row.confirmedFen }],
        }))}
        from={when.day(days[0]?.day)}
        to={when.day(days.at(-1)?.day)}
      />
    </>
  );
}
