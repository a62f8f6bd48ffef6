import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RUN_STATES, type RunState } from '#contract/calls/media.ts';
import { useLanguage } from '../../lib/language.ts';
import { Tabs } from '../../ui/table/controls.ts';
import { formatNumber } from '../../lib/format.ts';
import type { Address } from '../../ui/table/use-address.ts';
import classes from './states.module.css';

interface Props {
  counts: Record<RunState, number> | undefined;
  address: Address;
  children: (state: RunState) => ReactNode;
}

/** Number of files in each state; choosing one lists them. */
export function States({ counts, address, children }: Props) {
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
