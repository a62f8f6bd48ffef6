import type { EarningsFigures } from '#contract/calls/earnings.ts';
import type { Compared } from '#contract/period.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatMonth, formatShortFen } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { RankedBars } from '../../../ui/chart/ranked-bars.tsx';
import { useTitle } from '../titles.ts';

interface Props {
  figures: EarningsFigures;
}

/** The month before stands beside the month of the period that is as far from its beginning. */
export function MonthsChart({ figures: { months, income } }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = (month: string | undefined) => (month ? formatMonth(`${month}-01`, language) : '');
  return (
    <Chart title={t(($) => $.earnings.months)}>
      <BarChart
        label={t(($) => $.earnings.monthLabel, { total: formatFen(income.now) })}
        beside
        format={(fen) => formatShortFen(fen, language)}
        columns={months.map(({ month, income: { now, before } }) => ({
          key: month,
          title: t(($) => $.earnings.monthTitle, {
            month: name(month),
            now: formatFen(now),
            before: formatFen(before),
          }),
          parts: [
            { tone: 'accent', value: now },
            { tone: 'quiet', value: before },
          ],
        }))}
        from={name(months[0]?.month)}
        to={name(months.at(-1)?.month)}
      />
    </Chart>
  );
}

export function KindsChart({ figures: { kinds } }: Props) {
  const { t } = useTranslation();
  const entries = kinds.map(({ kind, income }) => ({ key: kind, name: t(($) => $.trade.kind[kind]), income }));
  return <Ranked title={t(($) => $.earnings.kinds)} entries={entries} />;
}

export function WorksChart({ figures: { works } }: Props) {
  const { t } = useTranslation();
  const titleOf = useTitle();
  const entries = works.map(({ income, ...work }) => ({ key: work.code, name: titleOf(work), income }));
  return <Ranked title={t(($) => $.earnings.works)} entries={entries} />;
}

export function ScenesChart({ figures: { scenes } }: Props) {
  const { t } = useTranslation();
  const entries = scenes.map(({ scene, income }) => ({ key: scene, name: t(($) => $.trade.scene[scene]), income }));
  return <Ranked title={t(($) => $.earnings.scenes)} entries={entries} />;
}

interface RankedProps {
  title: string;
  entries: { key: string; name: string; income: Compared }[];
}

function Ranked({ title, entries }: RankedProps) {
  return (
    <Chart title={title}>
      <IncomeBars label={title} entries={entries} />
    </Chart>
  );
}

export function IncomeBars({ label, entries }: { label: string; entries: RankedProps['entries'] }) {
  const { t } = useTranslation();
  return (
    <RankedBars
      label={label}
      format={formatFen}
      entries={entries.map(({ key, name, income: { now, before } }) => ({
        key,
        name,
        value: now,
        before,
        note: t(($) => $.earnings.before, { number: formatFen(before) }),
      }))}
    />
  );
}
