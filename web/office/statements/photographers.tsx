import { useQuery } from '@tanstack/react-query';
import type { PhotographerRow } from '#contract/calls/statements-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { Label } from '../../ui/table/label.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Column } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Money } from '../blocks/money.tsx';
import { useRowKeys } from '../blocks/use-keys.ts';
import { EverybodyRates } from './everybody-rates.tsx';
import { photographersQuery } from './queries.ts';

/** What photographers get and as what they are taxed; those without a category first. */
export function Photographers({ address }: { address: Address }) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 60);
  const query = useQuery(photographersQuery({ keyword, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useColumns();
  useRowKeys();
  const clear = () => address.filter({ keyword: undefined });
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.statements.photographers.search)}
          placeholder={t(($) => $.office.statements.photographers.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.statements.views.photographers)}
        columns={columns}
        query={query}
        rowKey={({ userId }) => String(userId)}
        openKey={address.get('photographer')}
        onOpen={({ userId }) => address.set({ photographer: String(userId), statement: undefined })}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.statements.photographers.empty)}
            hint={t(($) => $.office.about.statements)}
          />
        }
        paging={address.paging}
      />
      <EverybodyRates />
    </>
  );
}

function useColumns(): Column<PhotographerRow>[] {
  const { t } = useTranslation();
  const title = (name: 'way' | 'shares' | 'category' | 'due') =>
    t(($) => $.office.statements.photographers.columns[name]);
  return [
    {
      name: 'photographer',
      title: t(($) => $.office.statements.columns.photographer),
      cell: ({ photographer, account }) => <TwoLines first={photographer} second={account} />,
    },
    {
      name: 'way',
      title: title('way'),
      width: 130,
      cell: ({ exclusive }) => t(($) => $.office.statements.photographers[exclusive ? 'exclusive' : 'standard']),
    },
    {
      name: 'shares',
      title: title('shares'),
      width: 240,
      cell: ({ percents }) => (
        <TwoLines
          first={percents.map((percent) => `${percent}%`).join(' / ')}
          second={t(($) => $.office.statements.photographers.sharesHint)}
        />
      ),
    },
    { name: 'category', title: title('category'), width: 190, cell: (row) => <Category row={row} /> },
    {
      name: 'due',
      title: title('due'),
      width: 140,
      align: 'end',
      cell: ({ dueFen }) => <Money fen={dueFen} />,
    },
  ];
}

function Category({ row: { taxCategory } }: { row: PhotographerRow }) {
  const { t } = useTranslation();
  if (taxCategory === null) return <Label tone="bad">{t(($) => $.office.statements.photographers.noCategory)}</Label>;
  return t(($) => $.statements.categories[taxCategory]);
}
