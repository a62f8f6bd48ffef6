import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { Selection } from '../../ui/table/table.ts';
import classes from './bulk-retry.module.css';
import type { Job } from './job.ts';
import { useRetryJobs } from './use-change-jobs.ts';

/** Puts every chosen job back into its queue. */
export function BulkRetry({ selection }: { selection: Selection<Job> }) {
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
