import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { formatMoment } from '../../lib/format.ts';
import { Nothing } from '../../ui/table/nothing.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { useNames } from '../names.ts';
import { type Job, jobsQuery, type JobState, REFRESH_MS } from './queries.ts';
import classes from './job-table.module.css';
import { useJobColumns } from './use-job-columns.tsx';
import { Button } from '../../ui/button.tsx';
import type { Selection } from '../../ui/table/table.ts';
import { useRetryJobs } from './use-change-jobs.ts';

export function JobTable({ state, address }: { state: JobState; address: Address }) {
  const { t } = useTranslation();
  const { page } = address;
  const query = useQuery({ ...jobsQuery({ state, pageNo: page, pageSize: PAGE_SIZE }), refetchInterval: REFRESH_MS });
  const columns = useJobColumns(state);
  const selection = useSelection(query.data?.infos);
  const failed = state === 'failed';
  return (
    <>
      {failed && query.data?.total !== 0 && <BulkRetry selection={selection} />}
      <DataTable
        label={t(($) => $.office.jobs[state])}
        columns={columns}
        query={query}
        rowKey={(job) => job.id}
        detail={({ reason }) => reason && <pre className={classes.reason}>{reason}</pre>}
        selection={failed ? selection : undefined}
        skeletonRows={4}
        empty={<NoJobs state={state} />}
        paging={address.paging}
      />
    </>
  );
}

/** The selected jobs that are still in the list. */
function useSelection(jobs: Job[] | undefined) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = useNames();
  const [chosen, change] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: new Set(jobs?.filter(({ id }) => chosen.has(id)).map(({ id }) => id)),
    change,
    label: (job: Job) =>
      t(($) => $.office.jobs.select, {
        name: names.queue(job.queue),
        time: formatMoment(job.createdAt, 'minute', language),
      }),
  };
}

function NoJobs({ state }: { state: JobState }) {
  const { t } = useTranslation();
  if (state === 'failed')
    return <Nothing title={t(($) => $.office.jobs.emptyFailed)} hint={t(($) => $.office.jobs.emptyFailedHint)} />;
  if (state === 'waiting')
    return <Nothing title={t(($) => $.office.jobs.emptyWaiting)} hint={t(($) => $.office.jobs.emptyWaitingHint)} />;
  return <Nothing title={t(($) => $.office.jobs.emptyRunning)} hint={t(($) => $.office.jobs.emptyRunningHint)} />;
}

/** Puts every selected job back into its queue. */
function BulkRetry({ selection }: { selection: Selection<Job> }) {
  const { t } = useTranslation();
  const retry = useRetryJobs();
  const count = selection.chosen.size;
  return (
    <div className={classes.bar}>
      {count > 0 || retry.isPending ? (
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate([...selection.chosen])}>
          {t(($) => $.office.jobs.retrySelected, { count })}
        </Button>
      ) : (
        <p>{t(($) => $.office.jobs.selectHint)}</p>
      )}
    </div>
  );
}
