import type { UseQueryResult } from '@tanstack/react-query';
import { formatFen } from '#contract/domain/money.ts';
import { formatShortFen } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { BarChart, Legend } from '../../ui/chart/bar-chart.tsx';
import { NoFigures } from '../../ui/chart/no-figures.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './figure-strip.module.css';
import { type Period, PeriodChoice } from './period-choice.tsx';
import { inColumns, useWhen } from './weeks.ts';

type Fen<Day> = (day: Day) => number;

interface MoneyWords<Day> {
  title: string;
  empty: string;
  emptyHint: string;
  /** The whole chart in a sentence. */
  label: (period: string) => string;
  /** One column of it. */
  told: (when: string, sums: Day) => string;
}

interface Props<Day extends { day: string }> {
  query: Pick<UseQueryResult<{ infos: Day[] }>, 'data' | 'error' | 'refetch'>;
  /** How many days are asked for. */
  days: Period;
  onDays: (days: Period) => void;
  /** What a column is made of, stacked from the bottom up, or side by side where it does not add up. */
  parts: readonly { name: string; tone: 'accent' | 'good' | 'text' | 'quiet'; fen: Fen<Day> }[];
  beside?: boolean;
  totals: readonly { name: string; fen: Fen<Day> }[];
  words: (days: readonly Day[]) => MoneyWords<Day>;
}

/** Sums of money of the last days, and how they came about day by day. */
export function MoneyFigures<Day extends { day: string }>({
  query,
  days,
  onDays,
  totals,
  words,
  ...chart
}: Props<Day>) {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  const name = (count: Period) => t(($) => $.office.chart.last, { days: count });
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  const said = words(data?.infos ?? []);
  const none = data?.infos.every((day) => totals.every(({ fen }) => fen(day) === 0));
  return (
    <section className={classes.strip} aria-label={said.title} aria-busy={!data}>
      <div className={classes.figures}>
        <PeriodChoice label={t(($) => $.office.chart.period)} name={name} value={days} onChange={onDays} />
        <dl className={classes.figures}>
          {totals.map((total) => (
            <div key={total.name}>
              <dd>{data ? formatFen(sumOf(data.infos, total.fen)) : <Skeleton height={24} width={96} />}</dd>
              <dt>{total.name}</dt>
            </div>
          ))}
        </dl>
      </div>
      {none ? (
        <NoFigures title={said.empty} hint={said.emptyHint} />
      ) : (
        <figure className={classes.chart}>
          {data ? <Chart {...chart} words={said} days={data.infos} period={name(days)} /> : <Skeleton height={144} />}
        </figure>
      )}
    </section>
  );
}

export function sumOf<Day>(days: readonly Day[], fen: Fen<Day>): number {
  return days.reduce((sum, day) => sum + fen(day), 0);
}

interface ChartProps<Day extends { day: string }> extends Pick<Props<Day>, 'parts' | 'beside'> {
  words: MoneyWords<Day>;
  days: Day[];
  period: string;
}

function Chart<Day extends { day: string }>({ parts, beside = false, words, days, period }: ChartProps<Day>) {
  const language = useLanguage();
  const when = useWhen();
  const { weekly, rows } = inColumns(days);
  return (
    <>
      <figcaption>
        <span>{words.title}</span>
        <Legend entries={parts.map(({ tone, name }) => ({ tone, name }))} />
      </figcaption>
      <BarChart
        label={words.label(period)}
        beside={beside}
        format={(fen) => formatShortFen(fen, language)}
        columns={(rows as Day[]).map((row) => ({
          key: row.day,
          title: words.told(when.column(row.day, weekly), row),
          parts: parts.map(({ tone, fen }) => ({ tone, value: fen(row) })),
        }))}
        from={when.day(days[0]?.day)}
        to={when.day(days.at(-1)?.day)}
      />
    </>
  );
}
