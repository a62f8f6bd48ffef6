import { memo } from 'react';
import type { JudgedWork } from '#contract/calls/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { BarChart } from '../ui/chart/bar-chart.tsx';
import classes from './points.module.css';

const MOST_COLUMNS = 10;

interface Props {
  works: readonly JudgedWork[];
  most: number;
}

/** How a judge's own scores are spread; drawn anew only when one has changed. */
export const Histogram = memo(({ works, most }: Props) => {
  const { t } = useTranslation();
  const count = Math.min(MOST_COLUMNS, most + 1);
  const given = works.flatMap(({ scores }) => (scores ? [scores.reduce((sum, one) => sum + one, 0)] : []));
  const columnOf = (total: number) => Math.min(Math.floor((total / (most + 1)) * count), count - 1);
  const counts = Array.from({ length: count }, () => 0);
  for (const total of given) counts[columnOf(total)]! += 1;
  const columns = counts.map((value, at) => ({
    key: String(at),
    title: String(value),
    parts: [{ tone: 'accent' as const, value }],
  }));
  return (
    <section className={classes.given}>
      <h3>{t(($) => $.judging.given)}</h3>
      {given.length === 0 ? (
        <p>{t(($) => $.judging.nothingGiven)}</p>
      ) : (
        <BarChart label={t(($) => $.judging.givenLabel)} columns={columns} from="0" to={String(most)} />
      )}
    </section>
  );
});
