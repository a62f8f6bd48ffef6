import { useTranslation } from '../../lib/translation.ts';
import type { Column } from '../../ui/table/table.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Moment } from '../blocks/moment.tsx';
import { useNames } from '../names.ts';
import type { Job, JobState } from './queries.ts';
import classes from './job-actions.module.css';
import { useDiscardJob, useRetryJobs } from './use-change-jobs.ts';

export function useJobColumns(state: JobState): Column<Job>[] {
  const { t } = useTranslation();
  const names = useNames();
  const reason: Column<Job> = {
    name: 'reason',
    title: state === 'failed' ? t(($) => $.office.jobs.reason) : t(($) => $.office.jobs.lastError),
    cell: (job) => job.reason ?? (state === 'failed' ? t(($) => $.office.jobs.noReason) : '–'),
  };
  const started: Column<Job> = {
    name: 'started',
    title: t(($) => $.office.jobs.started),
    width: 150,
    cell: (job) => (job.startedAt ? <Moment at={job.startedAt} /> : '–'),
  };
  const actions: Column<Job> = {
    name: 'actions',
    title: t(($) => $.office.jobs.rowActions),
    width: 172,
    align: 'end',
    cell: (job) => <JobActions job={job} />,
  };
  return [
    { name: 'queue', title: t(($) => $.office.jobs.queue), width: 240, cell: ({ queue }) => names.queue(queue) },
    reason,
    { name: 'tries', title: t(($) => $.office.jobs.tries), width: 84, align: 'end', cell: (job) => String(job.tries) },
    {
      name: 'created',
      title: t(($) => $.office.jobs.created),
      width: 150,
      cell: (job) => <Moment at={job.createdAt} />,
    },
    ...(state === 'failed' ? [actions] : [started]),
  ];
}

function JobActions({ job }: { job: Job }) {
  const { t } = useTranslation();
  const names = useNames();
  const retry = useRetryJobs();
  const discard = useDiscardJob();
  const busy = retry.isPending || discard.isPending;
  const askToDiscard = async () => {
    const sure = await confirm({
      title: t(($) => $.office.jobs.discardTitle),
      body: t(($) => $.office.jobs.discardBody, { name: names.queue(job.queue) }),
      confirm: t(($) => $.office.jobs.discard),
    });
    if (sure) discard.mutate(job.id);
  };
  return (
    <span className={classes.actions}>
      <Button
        variant="default"
        size="small"
        loading={retry.isPending}
        disabled={discard.isPending}
        onClick={() => retry.mutate([job.id])}
      >
        {t(($) => $.office.jobs.retry)}
      </Button>
      <Button variant="default" size="small" disabled={busy} onClick={() => void askToDiscard()}>
        {t(($) => $.office.jobs.discard)}
      </Button>
    </span>
  );
}
