import type { JudgedWork } from '#contract/calls/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { BarChart } from '../ui/chart/bar-chart.tsx';
import classes from './points.module.css';

const MOST_COLUMNS = 10;

/** How a judge's own scores are spread. */
export function Histogram({ works, most }: { works: readonly JudgedWork[]; most: number }) {
  const { t } = useTranslation();
  const count = Math.min(MOST_COLUMNS, most + 1);
  const given = works.flatMap(({ scores }) => (scores ? [scores.reduce((sum, one) => sum + one, 0)] : []));
  const columnOf = (total: number) => Math.min(Math.floor((total / (most + 1)) * count), count - 1);
  const columns = Array.from({ length: count }, (_, at) => {
    const value = given.filter((total) => columnOf(total) === at).length;
    return { key: String(at), title: String(value), parts: [{ tone: 'accent' as const, value }] };
  });
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
}
