import type { OutputOf } from '#contract/call.ts';
import type { reviewCalls, ReviewDay } from '#contract/calls/review.ts';
import { formatMoment, formatNumber, formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BarChart, Legend } from '../../ui/chart/bar-chart.tsx';
import { ReviewerTable } from './reviewer-table.tsx';
import classes from './summary-strip.module.css';

type Summary = OutputOf<(typeof reviewCalls)['summary']>;

interface Props {
  query: { data: Summary | undefined; error: Error | null; refetch: () => unknown };
  admin: boolean;
}

/** Figures for today and two weeks, and how often two reviews agree. */
export function SummaryStrip({ query: { data, error, refetch }, admin }: Props) {
  const { t } = useTranslation();
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.strip} aria-busy={!data}>
      <Figures summary={data} />
      <section className={classes.chart} aria-label={t(($) => $.office.review.chart.title)}>
        <h2>{t(($) => $.office.review.chart.title)}</h2>
        {data ? <DaysChart days={data.days} /> : <Skeleton height={96} />}
      </section>
      {admin && (
        <div className={classes.reviewers}>
          <h2>{t(($) => $.office.review.reviewers.title)}</h2>
          {data ? <ReviewerTable reviewers={data.reviewers} /> : <Skeleton height={96} />}
        </div>
      )}
    </div>
  );
}

function Figures({ summary }: { summary: Summary | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { looked = 0, agreed = 0 } = summary ?? {};
  return (
    <dl className={classes.figures}>
      <div>
        <dd>{summary ? formatNumber(summary.decidedToday, language) : <Skeleton height={28} width={56} />}</dd>
        <dt>{t(($) => $.office.review.figures.today)}</dt>
      </div>
      <div title={looked > 0 ? t(($) => $.office.review.figures.agreementHint, { count: looked, agreed }) : undefined}>
        <dd>{summary ? formatPercent(agreed, looked) : <Skeleton height={28} width={56} />}</dd>
        <dt>
          {t(($) => $.office.review.figures.agreement)}
          {summary && looked === 0 && ` · ${t(($) => $.office.review.figures.notYet)}`}
        </dt>
      </div>
    </dl>
  );
}

/** Works received and decided per day, as two bars; numbers as tooltips and for screen readers. */
function DaysChart({ days }: { days: ReviewDay[] }) {
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
