import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QualityQueryRow, QualityResult, SearchMeasurement } from '#contract/calls/search-quality.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { PlacementDialog, type PlacementDraft } from '../placements/placement-dialog.tsx';
import { resultsQuery } from '../queries.ts';
import classes from './quality.module.css';
import { Result } from './result.tsx';
import { ResultsHead } from './results-head.tsx';
import { useGrade } from './use-grade.ts';
import { useGradingKeys } from './use-grading-keys.ts';

interface Props {
  query: QualityQueryRow;
  engine?: SearchMeasurement['engine'];
  onStep: (by: 1 | -1) => void;
}

/** The first ten results of a query as they stand now, to be graded by keys. */
export function Results({ query, engine, onStep }: Props) {
  const { t } = useTranslation();
  const { type, keyword } = query;
  const asked = { type, keyword, ...(engine && { engine }) };
  const { data, error, refetch } = useQuery(resultsQuery(asked));
  const [draft, setDraft] = useState<PlacementDraft>();
  const results = data?.infos ?? [];
  const { place, setPlace, give } = useGrading(asked, results, onStep);
  return (
    <section className={classes.results} aria-label={t(($) => $.office.search.quality.results)} aria-busy={!data}>
      <ResultsHead query={query} now={data} onStep={onStep} />
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} />}
      {data?.infos.length === 0 && (
        <Nothing title={t(($) => $.office.search.quality.none)} hint={t(($) => $.office.search.quality.noneHint)} />
      )}
      <ol>
        {results.map((result, number) => (
          <Result
            key={result.materialId}
            result={result}
            number={number + 1}
            isChosen={number === place}
            keyword={keyword}
            mayPlace={query.form !== 'code'}
            onChoose={() => setPlace(number)}
            onGrade={(grade) => give(number, grade)}
            onPlace={(what) => setDraft({ type, keyword, code: result.code, what })}
          />
        ))}
      </ol>
      {draft && <PlacementDialog draft={draft} onClosed={() => setDraft(undefined)} />}
    </section>
  );
}

/** The result that keys grade: at first the first without a grade. */
function useGrading(
  asked: Parameters<typeof resultsQuery>[0],
  results: readonly QualityResult[],
  onStep: Props['onStep'],
) {
  const [moved, setPlace] = useState<number>();
  const grade = useGrade(asked);
  const place =
    moved ??
    Math.max(
      0,
      results.findIndex((result) => result.grade === null),
    );
  const walk = (by: 1 | -1) => setPlace(Math.min(Math.max(place + by, 0), Math.max(0, results.length - 1)));
  const give = (number: number, value: NonNullable<QualityResult['grade']>) => {
    const result = results[number];
    if (!result) return;
    grade.mutate({ materialId: result.materialId, grade: value });
    setPlace(Math.min(number + 1, results.length - 1));
  };
  useGradingKeys({ onGrade: (value) => give(place, value), onWalk: walk, onStep });
  return { place, setPlace, give };
}
