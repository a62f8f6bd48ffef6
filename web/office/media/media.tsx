import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RUN_STATES, type RunState } from '#contract/calls/media.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type Address, useAddress } from '../../ui/table/use-address.ts';
import { useLanguage } from '../../lib/language.ts';
import { Tabs } from '../../ui/table/controls.ts';
import { formatNumber } from '../../lib/format.ts';
import { Desk } from '../blocks/desk.tsx';
import { DemoProgress } from '../demo/demo-progress.tsx';
import { mediaSummaryQuery, refreshEvery } from './queries.ts';
import { RunTable } from './run-table.tsx';
import { Storage } from './storage.tsx';
import classes from './states.module.css';

/** Processing of uploaded files. */
export function Media() {
  const { t } = useTranslation();
  const address = useAddress();
  const summary = useQuery({ ...mediaSummaryQuery, refetchInterval: ({ state }) => refreshEvery(state.data) });
  return (
    <Desk title={t(($) => $.office.desks.media)} about={t(($) => $.office.about.media)} aside={<DemoProgress />}>
      <Storage query={summary} />
      <States counts={summary.data?.states} address={address}>
        {(state) => (
          <RunTable
            key={`${state} ${address.page}`}
            state={state}
            address={address}
            refetchInterval={refreshEvery(summary.data)}
          />
        )}
      </States>
    </Desk>
  );
}

interface Props {
  counts: Record<RunState, number> | undefined;
  address: Address;
  children: (state: RunState) => ReactNode;
}

/** Number of files in each state; choosing one lists them. */
function States({ counts, address, children }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chosen = address.oneOf('state', RUN_STATES) ?? 'running';
  const choose = (state: string | null) => address.filter({ state: state ?? undefined, material: undefined });
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false}>
      <Tabs.List className={classes.states!}>
        {RUN_STATES.map((state) => (
          <Tabs.Tab key={state} value={state}>
            <span className={classes.count} data-bad={state === 'failed' && Boolean(counts?.failed)}>
              {counts ? formatNumber(counts[state], language) : '–'}
            </span>{' '}
            <span className={classes.name}>{t(($) => $.office.media.states[state])}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {RUN_STATES.map((state) => (
        <Tabs.Panel key={state} value={state}>
          {children(state)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
