import type { CompanySpend } from '#contract/calls/company-spend.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { Compared } from '#contract/period.ts';
import { formatMonth, formatShortFen } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { RankedBars } from '../../ui/chart/ranked-bars.tsx';

interface Props {
  spend: CompanySpend;
}

/** The month before stands beside the month of the period that is as far from its beginning. */
export function MonthsChart({ spend: { months, spent } }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = (month: string | undefined) => (month ? formatMonth(`${month}-01`, language) : '');
  const columns = months.map(({ month, spent: { now, before } }) => ({
    key: month,
    title: t(($) => $.company.spend.monthTitle, { month: name(month), now: formatFen(now), before: formatFen(before) }),
    parts: [
      { tone: 'accent' as const, value: now },
      { tone: 'quiet' as const, value: before },
    ],
  }));
  return (
    <Chart title={t(($) => $.company.spend.months)}>
      <BarChart
        beside
        label={t(($) => $.company.spend.monthLabel, { total: formatFen(spent.now) })}
        columns={columns}
        from={name(months[0]?.month)}
        to={name(months.at(-1)?.month)}
        format={(fen) => formatShortFen(fen, language)}
      />
    </Chart>
  );
}

export function ProjectsChart({ spend: { projects } }: Props) {
  const { t } = useTranslation();
  return (
    <Ranked
      title={t(($) => $.company.spend.projects)}
      entries={projects.map(({ name, spent }) => ({ key: name, name, spent }))}
    />
  );
}

export function PeopleChart({ spend: { people } }: Props) {
  const { t } = useTranslation();
  return (
    <Ranked
      title={t(($) => $.company.spend.people)}
      entries={people.map(({ userId, name, spent }) => ({ key: userId, name, spent }))}
    />
  );
}

interface RankedProps {
  title: string;
  entries: { key: string | number; name: string; spent: Compared }[];
}

function Ranked({ title, entries }: RankedProps) {
  const { t } = useTranslation();
  return (
    <Chart title={title}>
      <RankedBars
        label={title}
        format={formatFen}
        entries={entries.map(({ key, name, spent: { now, before } }) => ({
          key,
          name,
          value: now,
          before,
          note: t(($) => $.company.spend.before, { number: formatFen(before) }),
        }))}
      />
    </Chart>
  );
}
