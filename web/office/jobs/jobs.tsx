import { IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { Tabs } from '../../ui/table/controls.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { KEYS } from '../keys.ts';
import { type JobState, type Queue, queuesQuery, REFRESH_MS } from './queries.ts';
import { Queues } from './queues.tsx';
import classes from './jobs.module.css';
import { JobTable } from './job-table.tsx';
import tabs from './job-tabs.module.css';

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

// Failed jobs come first, because they wait for a person.
const STATES = ['failed', 'waiting', 'running'] as const satisfies JobState[];

function JobTabs({ queues }: { queues: Queue[] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = useAddress();
  const state = address.oneOf('state', STATES) ?? 'failed';
  const count = (name: JobState) => queues?.reduce((sum, queue) => sum + queue[name], 0);
  return (
    <Tabs value={state} onChange={(value) => address.filter({ state: value ?? undefined })} keepMounted={false}>
      <Tabs.List className={tabs.tabs!}>
        {STATES.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(($) => $.office.jobs[name])}
            <span className={tabs.count} data-bad={name === 'failed' && Boolean(count(name))}>
              {formatNumber(count(name) ?? 0, language)}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {STATES.map((name) => (
        <Tabs.Panel key={name} value={name}>
          <JobTable key={`${name} ${address.page}`} state={name} address={address} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
