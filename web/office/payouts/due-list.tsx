import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DueRow, DueView } from '#contract/calls/payouts.ts';
import { masked } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useQuarterName } from '../../ui/statement/statement-names.tsx';
import { TwoLines } from '../../ui/table/cells.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import type { Column } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Moment } from '../blocks/moment.tsx';
import { Money } from '../blocks/money.tsx';
import classes from './payouts.module.css';
import { PrepareButton } from './prepare-button.tsx';
import { dueQuery } from './queries.ts';

/** Confirmed statements: those that can be paid, with a batch to be made of them, or those held back with the reasons. */
export function DueList({ address, view }: { address: Address; view: DueView }) {
  const { t } = useTranslation();
  const query = useQuery(dueQuery({ view, pageNo: address.page, pageSize: PAGE_SIZE }));
  const { data } = query;
  const columns = useColumns(view);
  const selection = useSelection(data?.infos);
  const chosen = data?.infos.filter(({ id }) => selection.chosen.has(String(id))) ?? [];
  const ready = view === 'ready';
  return (
    <>
      {ready && data && data.total > 0 && <PrepareButton next={data.next} chosen={chosen} total={data.total} />}
      <DataTable
        label={t(($) => $.office.payouts.views[view])}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        selection={ready ? selection : undefined}
        empty={
          <Nothing
            title={t(($) => $.office.payouts.due[ready ? 'empty' : 'heldEmpty'])}
            hint={t(($) => $.office.payouts.due[ready ? 'emptyHint' : 'heldEmptyHint'])}
          />
        }
        paging={address.paging}
      />
    </>
  );
}

/** The selected statements that are still on the page. */
function useSelection(rows: DueRow[] | undefined) {
  const { t } = useTranslation();
  const [chosen, change] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: new Set(rows?.map(({ id }) => String(id)).filter((id) => chosen.has(id))),
    change,
    label: ({ photographer, number }: DueRow) =>
      t(($) => $.office.payouts.select, { name: `${photographer} ${number}` }),
  };
}

function useColumns(view: DueView): Column<DueRow>[] {
  const { t } = useTranslation();
  const quarterName = useQuarterName();
  const title = (name: 'photographer' | 'account' | 'net' | 'confirmed' | 'holds') =>
    t(($) => $.office.payouts.columns[name]);
  const holds: Column<DueRow> = {
    name: 'holds',
    title: title('holds'),
    width: '30%',
    cell: (row) => <Holds row={row} />,
  };
  return [
    {
      name: 'photographer',
      title: title('photographer'),
      cell: ({ photographer, number, quarter }) => (
        <TwoLines first={photographer} second={`${number} · ${quarterName(quarter)}`} />
      ),
    },
    {
      name: 'account',
      title: title('account'),
      cell: ({ account }) =>
        account ? <TwoLines first={account.holder} second={`${account.bank} ${masked(account.numberEnd)}`} /> : '–',
    },
    ...(view === 'held' ? [holds] : []),
    { name: 'net', title: title('net'), width: 128, align: 'end', cell: ({ netFen }) => <Money fen={netFen} /> },
    {
      name: 'confirmed',
      title: title('confirmed'),
      width: 148,
      cell: ({ confirmedAt }) => <Moment at={confirmedAt} />,
    },
  ];
}

function Holds({ row: { holds, bounceReason } }: { row: DueRow }) {
  const { t } = useTranslation();
  return (
    <span className={classes.holds}>
      {holds.map((hold) => (
        <Label key={hold} tone="bad">
          {t(($) => $.office.payouts.holds[hold])}
        </Label>
      ))}
      {bounceReason !== '' && <small>{t(($) => $.office.payouts.due.bounceReason, { reason: bounceReason })}</small>}
    </span>
  );
}
