import type { DeskMaterial } from '#contract/calls/catalogue-desk.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Moment } from '../blocks/moment.tsx';
import { Pictured } from '../../ui/table/cells.tsx';
import type { Column, Sort } from '../../ui/table/table.ts';
import { MaterialState } from './material-state.tsx';
import { useTitles } from './material-words.ts';
import type { MaterialOrder } from './use-material-filter.ts';

type Heading = 'work' | 'code' | 'seller' | 'state' | 'published' | 'changed' | 'opens' | 'bookmarks';

export function useMaterialColumns(
  order: MaterialOrder,
  onOrder: (order: MaterialOrder) => void,
): Column<DeskMaterial>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const titles = useTitles();
  const title = (name: Heading) => t(($) => $.office.catalogue[name]);
  const sort = (by: MaterialOrder): Sort => ({
    active: order === by,
    direction: 'descending',
    choose: () => onOrder(by),
  });
  const day = (at: string | null) => (at === null ? '–' : <Moment at={at} form="day" />);
  return [
    { name: 'work', title: title('work'), cell: (row) => <Pictured of={row} {...titles(row)} /> },
    { name: 'code', title: title('code'), width: 104, sort: sort('code'), cell: ({ code }) => code },
    { name: 'seller', title: title('seller'), width: '13%', cell: ({ seller }) => seller },
    { name: 'state', title: title('state'), width: 136, cell: (row) => <MaterialState material={row} /> },
    {
      name: 'published',
      title: title('published'),
      width: 112,
      sort: sort('published'),
      cell: (row) => day(row.publishedAt),
    },
    { name: 'changed', title: title('changed'), width: 112, sort: sort('changed'), cell: (row) => day(row.changedAt) },
    {
      name: 'opens',
      title: title('opens'),
      width: 90,
      align: 'end',
      cell: ({ opens }) => formatNumber(opens, language),
    },
    {
      name: 'bookmarks',
      title: title('bookmarks'),
      width: 90,
      align: 'end',
      cell: ({ bookmarks }) => formatNumber(bookmarks, language),
    },
  ];
}
