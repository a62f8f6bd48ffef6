import { useQuery } from '@tanstack/react-query';
import type { CompanySpend } from '#contract/calls/company-spend.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { DayPeriod } from '#contract/domain/period.ts';
import { formatDay, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Legend } from '../../ui/chart/bar-chart.tsx';
import figures from '../../ui/chart/figures.module.css';
import { NoFigures } from '../../ui/chart/no-figures.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePeriod } from '../../ui/period/period.ts';
import { PeriodChoice } from '../../ui/period/period-choice.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { spending, spendQuery } from './queries.ts';
import { MonthsChart, PeopleChart, ProjectsChart } from './spend-charts.tsx';
import classes from './spend.module.css';

/** What the company spent in the period that the address names. */
export function Spend() {
  const { t } = useTranslation();
  const address = useAddress();
  const { period } = usePeriod(address);
  return (
    <Panel title={t(($) => $.company.spend.title)} note={t(($) => $.company.spend.note)}>
      <div className={classes.bar}>
        <PeriodChoice address={address} />
        <Exports period={period} />
      </div>
      <Figures period={period} />
    </Panel>
  );
}

function Exports({ period }: { period: DayPeriod }) {
  const { t } = useTranslation();
  const done = t(($) => $.company.spend.exported);
  const days = `${period.from}-${period.to}`;
  return (
    <div className={classes.exports}>
      <ExportButton
        label={t(($) => $.company.spend.exportOrders)}
        fileName={`framehall-orders-${days}`}
        done={done}
        load={() => spending.ordersTable(period)}
      />
      <ExportButton
        label={t(($) => $.company.spend.exportSpend)}
        fileName={`framehall-spending-${days}`}
        done={done}
        load={() => spending.spendTable(period)}
      />
    </div>
  );
}

function Figures({ period }: { period: DayPeriod }) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = useQuery(spendQuery(period));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} />;
  return (
    <div className={figures.figures} aria-busy={isPlaceholderData} data-stale={isPlaceholderData}>
      <Totals spend={data} />
      {data.orders.now + data.orders.before === 0 ? (
        <div className={figures.chart}>
          <NoFigures title={t(($) => $.company.spend.nothing)} hint={t(($) => $.company.spend.nothingHint)} />
        </div>
      ) : (
        <div className={classes.charts}>
          <MonthsChart spend={data} />
          <ProjectsChart spend={data} />
          <PeopleChart spend={data} />
        </div>
      )}
    </div>
  );
}

function Totals({ spend: { spent, orders, before } }: { spend: CompanySpend }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const rows = [
    { name: t(($) => $.company.spend.spent), value: spent, format: formatFen },
    {
      name: t(($) => $.company.spend.orders),
      value: orders,
      format: (count: number) => formatNumber(count, language),
    },
  ];
  const [from, to] = [formatDay(before.from, language), formatDay(before.to, language)];
  return (
    <div className={figures.totals}>
      <dl>
        {rows.map(({ name, value, format }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {format(value.now)} <span>{t(($) => $.company.spend.before, { number: format(value.before) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={figures.explained}>
        <p>{t(($) => $.company.spend.compared, { from, to })}</p>
        <Legend
          entries={[
            { tone: 'accent', name: t(($) => $.company.spend.thisTime) },
            { tone: 'quiet', name: t(($) => $.company.spend.timeBefore) },
          ]}
        />
      </div>
    </div>
  );
}
