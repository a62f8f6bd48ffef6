import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Desk } from '../blocks/desk.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { DemoProgress } from '../demo/demo-progress.tsx';
import { mediaSummaryQuery, refreshEvery } from './queries.ts';
import { RunTable } from './run-table.tsx';
import { States } from './states.tsx';
import { Storage } from './storage.tsx';

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
