import { useTranslation } from 'react-i18next';
import type { CenterRow } from '#contract/calls/material-center.ts';
import type { CenterOrder, CenterTab } from '#contract/domain/material-center.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { Column, Sort } from '../../../ui/table/table.ts';
import { Day } from './day.tsx';
import { RowAction } from './row-action.tsx';
import { Standing } from './standing.tsx';
import type { WorkActions } from './use-material-actions.tsx';
import { MaterialCell } from './material-cell.tsx';

interface Options {
  tab: CenterTab;
  order: CenterOrder;
  onOrder: (order: CenterOrder) => void;
  actions: WorkActions;
}

const ON_SALE: CenterTab[] = ['online', 'offline'];
const DAY_WIDTH = 112;

export function useColumns({ tab, order, onOrder, actions }: Options): Column<CenterRow>[] {
  const { t } = useTranslation();
  const onSale = ON_SALE.includes(tab);
  const sort = (by: CenterOrder, direction: Sort['direction']): Sort => ({
    active: order === by,
    direction,
    choose: () => onOrder(by),
  });
  const figures = useFigures(sort('opens', 'descending'));
  const days = useDays(sort('changed', 'descending'), uploadedSort(order, onOrder));
  return [
    {
      name: 'work',
      title: t(($) => $.center.work),
      sort: sort('name', 'ascending'),
      cell: (row) => <MaterialCell row={row} />,
    },
    {
      name: 'standing',
      title: t(($) => $.center.standing),
      width: onSale ? '20%' : '30%',
      cell: (row) => <Standing row={row} />,
    },
    ...(onSale ? [...figures, days.uploaded, days.published] : [days.uploaded, days.changed]),
    {
      name: 'action',
      title: t(($) => $.center.action),
      width: 112,
      cell: (row) => <RowAction row={row} actions={actions} />,
    },
  ];
}

/** Pressed again it turns round: the newest first, or the oldest. */
function uploadedSort(order: CenterOrder, onOrder: Options['onOrder']): Sort {
  return {
    active: order === 'newest' || order === 'oldest',
    direction: order === 'oldest' ? 'ascending' : 'descending',
    choose: () => onOrder(order === 'newest' ? 'oldest' : 'newest'),
  };
}

function useFigures(byOpens: Sort): Column<CenterRow>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const figure = (name: 'opens' | 'bookmarks'): Column<CenterRow> => ({
    name,
    title: t(($) => $.center[name]),
    width: 82,
    align: 'end',
    cell: (row) => formatNumber(row[name], language),
  });
  return [{ ...figure('opens'), sort: byOpens }, figure('bookmarks')];
}

function useDays(byChange: Sort, byUpload: Sort) {
  const { t } = useTranslation();
  const day = (name: 'uploaded' | 'changed' | 'published', at: (row: CenterRow) => string | null) => ({
    name,
    title: t(($) => $.center[name]),
    width: DAY_WIDTH,
    cell: (row: CenterRow) => <Day at={at(row)} />,
  });
  return {
    uploaded: { ...day('uploaded', ({ createdAt }) => createdAt), sort: byUpload },
    changed: { ...day('changed', ({ changedAt }) => changedAt), sort: byChange },
    published: day('published', ({ publishedAt }) => publishedAt),
  };
}
