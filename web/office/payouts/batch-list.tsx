import { useQuery } from '@tanstack/react-query';
import type { BatchRow, BatchView } from '#contract/calls/payouts.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import type { Column } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Moment } from '../blocks/moment.tsx';
import { Money } from '../blocks/money.tsx';
import { useRowKeys } from '../blocks/use-keys.ts';
import { BatchLabel } from './labels.tsx';
import classes from './payouts.module.css';
import { batchesQuery } from './queries.ts';

export function BatchList({ address, view }: { address: Address; view: BatchView }) {
  const { t } = useTranslation();
  const query = useQuery(batchesQuery({ view, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useColumns();
  useRowKeys();
  return (
    <DataTable
      label={t(($) => $.office.payouts.views[view])}
      columns={columns}
      query={query}
      rowKey={({ id }) => String(id)}
      openKey={address.get('batch')}
      onOpen={({ id }) => address.set({ batch: String(id) })}
      empty={
        <Nothing title={t(($) => $.office.payouts.batches.empty)} hint={t(($) => $.office.payouts.batches.emptyHint)} />
      }
      paging={address.paging}
      skeletonRows={6}
    />
  );
}

function useColumns(): Column<BatchRow>[] {
  const { t } = useTranslation();
  const title = (name: 'batch' | 'state' | 'lines' | 'total' | 'answered' | 'prepared' | 'released') =>
    t(($) => $.office.payouts.columns[name]);
  return [
    { name: 'batch', title: title('batch'), cell: ({ number }) => number },
    { name: 'state', title: title('state'), width: 116, cell: ({ state }) => <BatchLabel state={state} /> },
    { name: 'lines', title: title('lines'), width: 96, align: 'end', cell: ({ lineCount }) => lineCount },
    {
      name: 'total',
      title: title('total'),
      width: 132,
      align: 'end',
      cell: ({ totalFen }) => <Money fen={totalFen} />,
    },
    {
      name: 'answered',
      title: title('answered'),
      width: 140,
      align: 'end',
      cell: ({ paidCount, bouncedCount }) => `${paidCount} / ${bouncedCount}`,
    },
    {
      name: 'prepared',
      title: title('prepared'),
      width: '20%',
      cell: ({ preparedBy, preparedAt }) => <ByAt by={preparedBy} at={preparedAt} />,
    },
    {
      name: 'released',
      title: title('released'),
      width: '20%',
      cell: ({ releasedBy, releasedAt }) =>
        releasedBy === null || releasedAt === null ? '–' : <ByAt by={releasedBy} at={releasedAt} />,
    },
  ];
}

/** Who did something, and when. */
export function ByAt({ by, at }: { by: string; at: string }) {
  return (
    <span className={classes.by}>
      {by}
      <small>
        <Moment at={at} />
      </small>
    </span>
  );
}
