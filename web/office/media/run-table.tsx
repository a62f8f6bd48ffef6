import { useQuery } from '@tanstack/react-query';
import type { RunState } from '#contract/calls/media.ts';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { mediaRunsQuery } from './queries.ts';
import { RunPanel } from './run-panel.tsx';
import { useRunColumns } from './use-run-columns.tsx';

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

function RunFilters({ address, filter }: { address: Address; filter: RunFilter }) {
  const { t } = useTranslation();
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.media.search)}
        placeholder={t(($) => $.office.media.searchHint)}
        value={filter.values.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Choice
        label={t(($) => $.office.media.kind)}
        any={t(($) => $.office.media.anyKind)}
        options={MEDIA_KINDS.map((kind) => ({ value: kind, label: t(($) => $.pipeline.kinds[kind]) }))}
        value={filter.values.kind}
        onChange={(kind) => address.filter({ kind })}
      />
    </Filters>
  );
}

/** Filters of the list, read from the address. */
function useRunFilter(address: Address) {
  const kind = address.oneOf('kind', MEDIA_KINDS);
  const keyword = address.get('keyword').slice(0, 100);
  return {
    values: { keyword, ...(kind === undefined ? {} : { kind }) },
    active: Boolean(keyword || kind),
    clear: () => address.filter({ keyword: undefined, kind: undefined }),
  };
}

type RunFilter = ReturnType<typeof useRunFilter>;
