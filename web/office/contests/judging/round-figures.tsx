import { useQuery } from '@tanstack/react-query';
import type { JudgeFigures } from '#contract/calls/judging-desk.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { BarChart, Legend } from '../../../ui/chart/bar-chart.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { Section } from '../../blocks/section.tsx';
import classes from './judging.module.css';
import { figuresQuery } from './queries.ts';

/** How far the judges of a closed round agree, and how each of them scored. */
export function RoundFigures({ roundId }: { roundId: number }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging.figures);
  const query = useQuery({
    ...figuresQuery(roundId),
    select: ({ agreement, judges }) => ({ agreement, infos: judges, total: judges.length }),
  });
  const { data } = query;
  return (
    <Section title={words.title} level={2}>
      {data && data.total > 0 && (
        <div className={classes.figures}>
          <Agreement alpha={data.agreement} />
          <Means judges={data.infos} />
        </div>
      )}
      <DataTable
        label={words.chart}
        columns={useColumns()}
        query={query}
        rowKey={({ judgeId }) => String(judgeId)}
        skeletonRows={4}
        empty={<Nothing title={words.empty} hint={words.emptyHint} />}
      />
    </Section>
  );
}

/** Krippendorff's own bounds: conclusions from 0.8 on, tentative ones from 0.667 on. */
const STRONG = 0.8;
const FAIR = 0.667;

function Agreement({ alpha }: { alpha: number | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.office.judging.figures);
  const says = alpha === null ? 'none' : alpha >= STRONG ? 'strong' : alpha >= FAIR ? 'fair' : 'weak';
  return (
    <p className={classes.agreement}>
      <span>{words.agreement}</span>
      <strong>{alpha === null ? '–' : formatNumber(alpha, language, 3)}</strong>
      <span>{words[says]}</span>
    </p>
  );
}

function Means({ judges }: { judges: readonly JudgeFigures[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.office.judging.figures);
  const told = ({ name, mean, spread }: JudgeFigures) =>
    t(($) => $.office.judging.figures.told, {
      name,
      mean: formatNumber(mean, language, 2),
      spread: formatNumber(spread, language, 2),
    });
  return (
    <figure>
      <figcaption>
        <span>{words.chart}</span>
        <Legend
          entries={[
            { tone: 'accent', name: words.columns.mean },
            { tone: 'quiet', name: words.columns.spread },
          ]}
        />
      </figcaption>
      <BarChart
        label={t(($) => $.office.judging.figures.label, { count: judges.length })}
        beside
        columns={judges.map((judge) => ({
          key: String(judge.judgeId),
          title: told(judge),
          parts: [
            { tone: 'accent', value: judge.mean },
            { tone: 'quiet', value: judge.spread },
          ],
        }))}
        from={judges[0]?.name ?? ''}
        to={judges.length > 1 ? (judges.at(-1)?.name ?? '') : ''}
      />
    </figure>
  );
}

function useColumns(): Column<JudgeFigures>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { columns } = t(($) => $.office.judging.figures);
  const figure = (
    name: 'scores' | 'mean' | 'spread' | 'correlation' | 'outliers',
    decimals: number,
  ): Column<JudgeFigures> => ({
    name,
    title: columns[name],
    width: name === 'correlation' ? 160 : 100,
    align: 'end',
    cell: ({ [name]: value }) => (value === null ? '–' : formatNumber(value, language, decimals)),
  });
  return [
    { name: 'judge', title: columns.judge, cell: ({ name }) => name },
    figure('scores', 0),
    figure('mean', 2),
    figure('spread', 2),
    figure('correlation', 2),
    figure('outliers', 0),
  ];
}
