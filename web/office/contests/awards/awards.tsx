import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import layout from '../../blocks/desk-layout.module.css';
import { AwardList } from './award-list.tsx';
import { Prize } from './prize.tsx';
import { awardsQuery } from './queries.ts';

interface Props {
  contestId: number;
  resultsAt: string | null;
  /** Stands below the prizes. */
  children?: ReactNode;
}

/** Who gets which prize of a contest, and beside it how far that is. */
export function Awards({ contestId, resultsAt, children }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(awardsQuery(contestId));
  if (!data) return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        {data.prizes.length === 0 && (
          <Nothing title={t(($) => $.office.awards.noPrizes)} hint={t(($) => $.office.awards.noPrizesHint)} />
        )}
        {data.prizes.map((prize) => (
          <Prize key={prize.prizeId} prize={prize} fixed={data.fixedAt !== null} />
        ))}
        {children}
      </div>
      <div className={layout.side}>
        <AwardList contestId={contestId} awards={data} resultsAt={resultsAt} />
      </div>
    </div>
  );
}
