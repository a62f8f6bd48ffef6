import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { searchedQuery } from './queries.ts';
import { SearchedFilters, useSearchedFilter } from './searched-filters.tsx';
import { useSearchedColumns } from './use-searched-columns.tsx';

interface Props {
  address: Address;
  /** Called to add synonyms for this word. */
  onAdd: (keyword: string) => void;
}

/** Words that people searched for; by default those that found nothing. */
export function Searched({ address, onAdd }: Props) {
  const { t } = useTranslation();
  const filter = useSearchedFilter(address);
  const { missed } = filter.values;
  const query = useQuery(searchedQuery({ ...filter.values, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useSearchedColumns(onAdd);
  return (
    <>
      <SearchedFilters address={address} filter={filter} />
      <DataTable
        label={t(($) => $.office.search.tabs.searched)}
        columns={columns}
        query={query}
        rowKey={({ type, keyword }) => `${type} ${keyword}`}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => (missed ? $.office.search.noMisses : $.office.search.noSearches))}
            hint={t(($) => (missed ? $.office.search.noMissesHint : $.office.search.noSearchesHint))}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
