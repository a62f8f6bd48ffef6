import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { contestsQuery } from '../contests/queries.ts';
import { summaryQuery } from '../entries/queries.ts';
import { FigureRow } from './figure-row.tsx';

export function ContestFigures() {
  const { t } = useTranslation();
  const open = useQuery(contestsQuery({ state: 'open', pageSize: 1 }));
  const judging = useQuery(contestsQuery({ state: 'judging', pageSize: 1 }));
  return (
    <FigureRow
      query={open}
      figures={[
        { name: t(($) => $.office.contests.states.open), value: open.data?.total },
        { name: t(($) => $.office.contests.states.judging), value: judging.data?.total },
      ]}
    />
  );
}

export function EntryFigures() {
  const { t } = useTranslation();
  const query = useQuery(summaryQuery);
  const { queue, eligible, rejected } = query.data ?? {};
  return (
    <FigureRow
      query={query}
      figures={[
        { name: t(($) => $.office.entries.views.queue), value: queue },
        { name: t(($) => $.office.entries.views.eligible), value: eligible },
        { name: t(($) => $.office.entries.views.rejected), value: rejected },
      ]}
    />
  );
}
