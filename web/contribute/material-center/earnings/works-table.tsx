import { useQuery } from '@tanstack/react-query';
import type { EarningsRow } from '#contract/calls/earnings.ts';
import { EARNING_FIGURES, type EarningFigure } from '#contract/domain/earnings.ts';
import type { DayPeriod } from '#contract/domain/period.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Pictured, TwoLines } from '../../../ui/table/cells.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { type Column, focusRow } from '../../../ui/table/table.ts';
import { type Address, idAt, PAGE_SIZE } from '../../../ui/table/use-address.ts';
import { useTitle } from '../titles.ts';
import { worksQuery } from './earnings-queries.ts';
import { useFigureWords } from './figure-words.ts';
import { WorkDrawer } from './work-drawer.tsx';

/** Each work from opening to income; one opens into what lies behind its figures. */
export function WorksTable({ address, period }: { address: Address; period: DayPeriod }) {
  const { t } = useTranslation();
  const orderBy = address.oneOf('order', EARNING_FIGURES) ?? 'income';
  const query = useQuery(worksQuery({ ...period, orderBy, pageNo: address.page, pageSize: PAGE_SIZE }));
  const open = idAt(address, 'work');
  const columns = useColumns(orderBy, (order) => address.filter({ order }));
  return (
    <>
      <DataTable
        label={t(($) => $.earnings.table)}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        openKey={open === undefined ? undefined : String(open)}
        onOpen={({ id }) => address.set({ work: String(id) })}
        empty={<Nothing title={t(($) => $.earnings.empty)} hint={t(($) => $.earnings.emptyHint)} />}
        paging={address.paging}
        skeletonRows={6}
      />
      {open !== undefined && (
        <WorkDrawer
          key={open}
          id={open}
          period={period}
          onClosed={() => {
            address.set({ work: undefined });
            focusRow(String(open));
          }}
        />
      )}
    </>
  );
}

function useColumns(orderBy: EarningFigure, onOrder: (order: EarningFigure) => void): Column<EarningsRow>[] {
  const { t } = useTranslation();
  const titleOf = useTitle();
  const words = useFigureWords();
  return [
    {
      name: 'work',
      title: t(($) => $.earnings.columns.work),
      cell: (row) => <Pictured of={row} title={titleOf(row)} second={row.code} />,
    },
    ...EARNING_FIGURES.map((name): Column<EarningsRow> => ({
      name,
      title: t(($) => $.earnings.columns[name]),
      width: 148,
      align: 'end',
      sort: { active: orderBy === name, direction: 'descending', choose: () => onOrder(name) },
      cell: (row) => {
        const { now, before } = words(row, name);
        return <TwoLines first={now} second={before} />;
      },
    })),
  ];
}
