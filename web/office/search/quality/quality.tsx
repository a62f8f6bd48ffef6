import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import type { Address } from '../../../ui/table/use-address.ts';
import { figuresQuery, qualityQueriesQuery } from '../queries.ts';
import { QualityFigures } from './quality-figures.tsx';
import { QualityFilters } from './quality-filters.tsx';
import classes from './quality.module.css';
import { QueryList } from './query-list.tsx';
import { Results } from './results.tsx';
import { useChosenQuery, useQualityFilter } from './use-quality-filter.ts';

/** How well searches find what editors graded: figures over time, every query, and the results of one to grade. */
export function Quality({ address }: { address: Address }) {
  const { t } = useTranslation();
  const figures = useQuery(figuresQuery);
  const filter = useQualityFilter(address, figures.data?.engines ?? []);
  const { data, error, refetch } = useQuery(qualityQueriesQuery(filter.engine ? { engine: filter.engine } : {}));
  const { queries, chosen, choose, step } = useChosenQuery(address, filter, data?.infos);
  return (
    <>
      <QualityFigures query={figures} engine={filter.engine ?? figures.data?.engines[0]} />
      <QualityFilters filter={filter} />
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={480} />}
      {data && queries.length === 0 && <Nothing title={t(($) => $.office.search.quality.noQueries)} hint="" />}
      {chosen && (
        <div className={classes.columns}>
          <QueryList queries={queries} chosen={chosen} onChoose={choose} />
          <Results
            key={`${chosen.type} ${chosen.keyword}`}
            query={chosen}
            {...(filter.engine && { engine: filter.engine })}
            onStep={step}
          />
        </div>
      )}
    </>
  );
}
