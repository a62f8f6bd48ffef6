import { IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Desk } from '../blocks/desk.tsx';
import { formatMoment } from '../../lib/format.ts';
import { queuesQuery, REFRESH_MS } from './queries.ts';
import { KEYS } from '../keys.ts';
import { JobTabs } from './job-tabs.tsx';
import { Queues } from './queues.tsx';
import classes from './jobs.module.css';

/** Background jobs, live. */
export function Jobs() {
  const { t } = useTranslation();
  const queues = useQuery({ ...queuesQuery, refetchInterval: REFRESH_MS });
  return (
    <Desk
      title={t(($) => $.office.desks.jobs)}
      about={t(($) => $.office.about.jobs)}
      aside={<Refresh updatedAt={queues.dataUpdatedAt} />}
    >
      <h2 className={classes.heading}>{t(($) => $.office.jobs.queues)}</h2>
      <Queues query={queues} />
      <h2 className={classes.heading}>{t(($) => $.office.jobs.jobs)}</h2>
      <JobTabs queues={queues.data?.infos} />
    </Desk>
  );
}

function Refresh({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const cache = useQueryClient();
  const fetching = useIsFetching({ queryKey: KEYS.jobs }) > 0;
  return (
    <>
      {updatedAt > 0 && (
        <p className={classes.updated}>
          {t(($) => $.office.jobs.updated, { time: formatMoment(updatedAt, 'clock', language) })}
        </p>
      )}
      <Button
        variant="default"
        size="small"
        icon={
          <IconRefresh size={15} stroke={1.8} aria-hidden="true" className={classes.icon} data-turning={fetching} />
        }
        onClick={() => void cache.invalidateQueries({ queryKey: KEYS.jobs })}
      >
        {t(($) => $.office.jobs.refresh)}
      </Button>
    </>
  );
}
