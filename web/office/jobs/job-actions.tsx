import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { useNames } from '../names.ts';
import classes from './job-actions.module.css';
import type { Job } from './queries.ts';
import { useDiscardJob, useRetryJobs } from './use-change-jobs.ts';

export function JobActions({ job }: { job: Job }) {
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
