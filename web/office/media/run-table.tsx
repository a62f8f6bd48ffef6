import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RunState } from '#contract/calls/media.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { PAGE_SIZE, type Address } from '../../ui/table/use-address.ts';
import { mediaRunsQuery } from './queries.ts';
import { RunFilters } from './run-filters.tsx';
import { RunPanel } from './run-panel.tsx';
import { useRunColumns } from './use-run-columns.tsx';
import { useRunFilter } from './use-run-filter.ts';

interface Props {
  state: RunState;
  address: Address;
  refetchInterval: number;
}

export function RunTable({ state, address, refetchInterval }: Props) {
  const { t } = useTranslation();
  const filter = useRunFilter(address);
  const input = { state, ...filter.values, pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...mediaRunsQuery(input), refetchInterval });
  const columns = useRunColumns(state);
  const openKey = address.get('material');
  const close = () => {
    address.set({ material: undefined });
    focusRow(openKey);
  };
  return (
    <>
      <RunFilters address={address} filter={filter} />
      <DataTable
        label={t(($) => $.office.media.states[state])}
        columns={columns}
        query={query}
        rowKey={(run) => String(run.materialId)}
        openKey={openKey}
        onOpen={(run) => address.set({ material: String(run.materialId) })}
        skeletonRows={6}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => $.office.media.empty[state].title)}
            hint={t(($) => $.office.media.empty[state].hint)}
          />
        }
        paging={address.paging}
      />
      {/^[1-9]\d{0,14}$/.test(openKey) && (
        <RunPanel
          id={Number(openKey)}
          listed={query.isPlaceholderData ? undefined : query.data?.infos}
          onClose={close}
        />
      )}
    </>
  );
}
