import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { editableIn } from '#contract/domain/editing.ts';
import type { CenterKind, CenterTab } from '#contract/domain/material-center.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { NothingFound } from '../../../ui/table/empty-list.tsx';
import { PAGE_SIZE, useAddress } from '../../../ui/table/use-address.ts';
import { listQuery } from '../center-queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Decision } from './decision.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { BULK_ACTIONS } from './next-action.ts';
import { Recent } from './recent.tsx';
import { useRefresh } from './use-change-materials.ts';
import { useColumns } from './use-columns.tsx';
import { useListFilter } from './use-list-filter.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useMaterialActions } from './use-material-actions.tsx';

const MaterialEditor = lazy(async () => ({
  default: (await import('../editor/material-editor.tsx')).MaterialEditor,
}));

/** One tab: what of a photographer's work stands there, and all that can be done about it. */
export function MaterialList({ kind, tab }: { kind: CenterKind; tab: CenterTab }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { active, clear, ...filter } = useListFilter(address, kind, tab);
  const query = useQuery(listQuery({ ...filter, pageNo: address.page, pageSize: PAGE_SIZE }));
  const rows = useLiveRows(query.data?.infos);
  const actions = useMaterialActions((ids) => address.set({ edit: ids.join(',') }));
  const columns = useColumns({ tab, order: filter.orderBy, onOrder: (order) => address.filter({ order }), actions });
  const selection = useSelection(rows);
  const editing = idsIn(address.get('edit'));
  const refresh = useRefresh();
  return (
    <>
      <ListHead kind={kind} tab={tab} chosen={selection.rows.map(({ id }) => id)} />
      {address.get('mode') === '1' && <Recent recent={query.data?.recent} />}
      <ListFilters address={address} filter={{ ...filter, active, clear }} />
      <BulkBar tab={tab} chosen={selection.rows} actions={actions} />
      <DataTable
        label={`${t(($) => $.center.kinds[kind])} · ${t(($) => $.center.tabs[tab])}`}
        columns={columns}
        query={{ ...query, data: query.data && { ...query.data, infos: rows ?? [] } }}
        rowKey={({ id }) => String(id)}
        selection={BULK_ACTIONS[tab].length > 0 ? selection : undefined}
        onOpen={({ id, state }) => editableIn(state) !== 'none' && actions.edit([id])}
        detail={tab === 'returned' || tab === 'rejected' ? decisionOf : undefined}
        empty={active ? <NothingFound onClear={clear} /> : <EmptyTab kind={kind} tab={tab} />}
        paging={address.paging}
      />
      {actions.dialog}
      {editing.length > 0 && (
        <Suspense fallback={null}>
          <MaterialEditor ids={editing} onClose={() => address.set({ edit: undefined })} onChanged={refresh} />
        </Suspense>
      )}
    </>
  );
}

function decisionOf({ decision }: CenterRow) {
  return decision && <Decision decision={decision} />;
}

/** The chosen works, without those that are not on this page. */
function useSelection(listed: CenterRow[] | undefined) {
  const { t } = useTranslation();
  const [wanted, change] = useState<ReadonlySet<string>>(new Set());
  const rows = (listed ?? []).filter(({ id }) => wanted.has(String(id)));
  return {
    rows,
    chosen: new Set(rows.map(({ id }) => String(id))),
    change,
    label: ({ code }: CenterRow) => t(($) => $.center.select, { code }),
  };
}

/** Addresses are typed by people too. */
function idsIn(text: string): number[] {
  return text
    .split(',')
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .slice(0, 100)
    .map(Number);
}
