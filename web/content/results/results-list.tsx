import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contestPageCalls, type DecidedContest } from '#contract/calls/contest-pages.ts';
import { RESULTS } from '#contract/domain/contest-pages.ts';
import { client } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/cover.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import classes from './results-list.module.css';

const contestPages = client(contestPageCalls);

/** Contests whose results are out. */
export function ResultsList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.contestPage.outcomes);
  const { data, error, refetch } = useQuery({
    queryKey: ['contest-results', language],
    queryFn: ({ signal }) => contestPages.results({}, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={420} />}
      {data?.total === 0 && <Nothing title={words.none} hint={words.noneBody} />}
      {data && data.total > 0 && (
        <ul className={classes.list}>
          {data.infos.map((info) => (
            <Card key={info.slug} info={info} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ info: { slug, title, summary, resultsAt } }: { info: DecidedContest }) {
  const { t } = useTranslation();
  const date = formatMoment(resultsAt, 'day', useLanguage());
  return (
    <li>
      <div className={classes.cover}>
        <Cover cover={null} slug={slug} />
      </div>
      <div className={classes.words}>
        <p>{t(($) => $.contestPage.outcomes.announced, { date })}</p>
        <h2>
          <Link to={paths.contest(slug, RESULTS)}>{title}</Link>
        </h2>
        {summary !== '' && <p>{summary}</p>}
      </div>
    </li>
  );
}
