import { useTranslation } from 'react-i18next';
import { Moment } from '../blocks/moment.tsx';
import type { Column } from '../../ui/table/table.ts';
import { useNames } from '../names.ts';
import { JobActions } from './job-actions.tsx';
import type { Job, JobState } from './queries.ts';

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
