import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IconCircleCheck } from '@tabler/icons-react';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { editableIn } from '#contract/domain/editing.ts';
import { type CenterKind, type CenterTab, listName } from '#contract/domain/material-center.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { NothingFound } from '../../../ui/table/empty-list.tsx';
import { PAGE_SIZE, useAddress } from '../../../ui/table/use-address.ts';
import { KEYS, listQuery, progressQuery } from '../center-queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Decision } from './decision.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { BULK_ACTIONS } from './next-action.ts';
import { useRefresh } from './use-change-materials.ts';
import { useColumns } from './use-columns.tsx';
import { useListFilter } from './use-list-filter.ts';
import { useMaterialActions } from './use-material-actions.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { UploadButton } from '../upload-button.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import classes from './material-list.module.css';

const MaterialEditor = lazy(async () => ({
  default: (await import('../editor/material-editor.tsx')).MaterialEditor,
}));

/** One tab: the photographer's works in it, and all actions on them. */
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

/** The selected works on this page. */
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

/** Valid ids only: people type addresses too. */
function idsIn(text: string): number[] {
  return text
    .split(',')
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .slice(0, 100)
    .map(Number);
}

/** An empty tab links onwards: to the upload, or to works that can be submitted. */
function EmptyTab({ kind, tab }: { kind: CenterKind; tab: CenterTab }) {
  const { t } = useTranslation();
  const onward =
    tab === 'pending' || tab === 'online' ? (
      <ButtonLink size="small" variant="default" to={paths.centerList(listName(kind, 'waiting'))}>
        {t(($) => $.center.empty.toWaiting)}
      </ButtonLink>
    ) : (
      tab === 'waiting' && <UploadButton kind={kind} />
    );
  return (
    <Nothing
      title={t(($) => $.center.empty[tab].title)}
      hint={t(($) => $.center.empty[tab].hint)}
      action={onward || undefined}
    />
  );
}

/** Works that have just arrived, shown after an upload. */
function Recent({ recent }: { recent: { total: number; processing: number } | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (recent?.total === 0) return null;
  return (
    <output className={classes.recent}>
      <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
      {recent && (
        <span>
          {t(($) => $.center.recent, { count: recent.total, total: formatNumber(recent.total, language) })}
          {recent.processing > 0 && ` ${t(($) => $.center.recentProcessing, { count: recent.processing })}`}
        </span>
      )}
    </output>
  );
}

/** The rows with current progress of their files; the lists reload when a file is finished. */
function useLiveRows(rows: CenterRow[] | undefined): CenterRow[] | undefined {
  const cache = useQueryClient();
  const ids = (rows ?? []).filter(({ progress }) => progress !== null).map(({ id }) => id);
  const { data } = useQuery(progressQuery(ids));
  const known = new Map(data?.infos.map((info) => [info.id, info]));
  const ended = ids.some((id) => data !== undefined && !known.get(id)?.progress);
  useEffect(() => {
    if (ended) void cache.invalidateQueries({ queryKey: KEYS.materials });
  }, [ended, data, cache]);
  return rows?.map((row) => {
    const live = row.progress && known.get(row.id);
    return live?.progress ? { ...row, state: live.state, progress: live.progress } : row;
  });
}
