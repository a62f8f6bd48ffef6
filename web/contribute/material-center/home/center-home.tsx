import { useQuery } from '@tanstack/react-query';
import { GID } from '#contract/domain/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Summary, summaryQuery } from '../center-queries.ts';
import { UploadButton } from '../upload-button.tsx';
import { Best } from './best.tsx';
import { Charts } from './charts.tsx';
import classes from './center-home.module.css';
import { Figures } from './figures.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ToDo } from './to-do.tsx';

/** Overview of a photographer's works, and what needs their attention. */
export function CenterHome() {
  const { t } = useTranslation();
  const session = useSession();
  const { data, error, refetch } = useQuery(summaryQuery);
  // Only photographers can begin with an upload.
  const begins = data && isNew(data) && session?.gid === GID.photographer;
  return (
    <div className={classes.home}>
      <header className={classes.head}>
        <h2>{t(($) => $.center.dash.hello, { name: session?.nickname ?? '' })}</h2>
        {data && !begins && <UploadButton variant="default" />}
      </header>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (begins ? <FirstSteps /> : <Standing summary={data} />)}
    </div>
  );
}

/** Whether nothing was ever uploaded. */
function isNew({ counts }: Summary): boolean {
  return Object.values(counts).every((tabs) => Object.values(tabs).every((count) => count === 0));
}

function Standing({ summary }: { summary: Summary }) {
  return (
    <>
      <Figures summary={summary} />
      <ToDo counts={summary.counts} />
      <Charts days={summary.days} />
      <Best best={summary.best} />
    </>
  );
}

function Loading() {
  return (
    <>
      <Skeleton height={92} />
      <Skeleton height={150} />
      <Skeleton height={220} />
      <Skeleton height={300} />
    </>
  );
}
