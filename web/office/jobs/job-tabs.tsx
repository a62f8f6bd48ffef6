import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Tabs } from '../../ui/table/controls.ts';
import { formatNumber } from '../../lib/format.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { JobTable } from './job-table.tsx';
import type { JobState, Queue } from './queries.ts';
import classes from './job-tabs.module.css';

// Failed jobs come first, because they wait for a person.
const STATES = ['failed', 'waiting', 'running'] as const satisfies JobState[];

export function JobTabs({ queues }: { queues: Queue[] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = useAddress();
  const state = address.oneOf('state', STATES) ?? 'failed';
  const count = (name: JobState) => queues?.reduce((sum, queue) => sum + queue[name], 0);
  return (
    <Tabs value={state} onChange={(value) => address.filter({ state: value ?? undefined })} keepMounted={false}>
      <Tabs.List className={classes.tabs!}>
        {STATES.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(($) => $.office.jobs[name])}
            <span className={classes.count} data-bad={name === 'failed' && Boolean(count(name))}>
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
