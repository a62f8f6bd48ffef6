import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MATERIAL_STATES } from '#contract/domain/material.ts';
import { LACKING, SOUND_KINDS } from '#contract/domain/music.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, idAt, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { useRowKeys } from '../blocks/use-keys.ts';
import { useUnsaved } from '../blocks/use-unsaved.ts';
import { useNames } from '../names.ts';
import { PiecePanel } from './piece-panel.tsx';
import { piecesQuery } from './queries.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import classes from './piece-table.module.css';
import { usePieceColumns } from './use-piece-columns.tsx';

function filterOf(address: Address) {
  const keyword = address.get('keyword').slice(0, 1000);
  const kind = address.oneOf('kind', SOUND_KINDS);
  const state = address.oneOf('state', MATERIAL_STATES);
  const lacking = address.oneOf('lacking', LACKING);
  return { keyword, ...(kind && { kind }), ...(state && { state }), ...(lacking && { lacking }) };
}

type PieceFilter = ReturnType<typeof filterOf>;

/** All pieces, those changed last first; a version is found in its piece. */
export function PieceTable({ address }: { address: Address }) {
  const { t } = useTranslation();
  const filter = filterOf(address);
  const query = useQuery(piecesQuery({ ...filter, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = usePieceColumns();
  const [sheet, setSheet] = useState(false);
  const { leave, onUnsaved } = useUnsaved(t(($) => $.office.catalogue.leave));
  const open = idAt(address, 'piece');
  const clear = () => address.filter({ keyword: undefined, kind: undefined, state: undefined, lacking: undefined });
  const active = filter.keyword !== '' || Object.keys(filter).length > 1;
  const close = () =>
    void leave(() => {
      address.set({ piece: undefined });
      if (open !== undefined) focusRow(String(open));
    });
  useRowKeys();
  return (
    <>
      <PieceFilters address={address} filter={filter} active={active} onClear={clear} />
      <div className={classes.actions}>
        <Button variant="default" size="small" onClick={() => setSheet(true)}>
          {t(($) => $.office.music.sheet.open)}
        </Button>
      </div>
      <DataTable
        label={t(($) => $.office.music.views.pieces)}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        openKey={address.get('piece')}
        onOpen={({ id }) => void leave(() => address.set({ piece: String(id) }))}
        empty={
          <EmptyList
            filtered={active}
            onClear={clear}
            title={t(($) => $.office.music.emptyTitle)}
            hint={t(($) => $.office.music.emptyHint)}
          />
        }
        paging={address.paging}
      />
      {sheet && <SheetDialog filter={filter} onClosed={() => setSheet(false)} />}
      {open !== undefined && <PiecePanel key={open} id={open} onUnsaved={onUnsaved} onClose={close} />}
    </>
  );
}

interface FilterProps {
  address: Address;
  filter: PieceFilter;
  active: boolean;
  onClear: () => void;
}

function PieceFilters({ address, filter, active, onClear }: FilterProps) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <Filters active={active} onClear={onClear}>
      <SearchField
        label={t(($) => $.office.music.search)}
        placeholder={t(($) => $.office.music.searchHint)}
        value={filter.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Choice
        label={t(($) => $.office.catalogue.kind)}
        any={t(($) => $.office.catalogue.anyKind)}
        options={SOUND_KINDS.map((kind) => ({ value: kind, label: t(($) => $.pipeline.kinds[kind]) }))}
        value={filter.kind}
        onChange={(kind) => address.filter({ kind })}
      />
      <Choice
        label={t(($) => $.office.catalogue.state)}
        any={t(($) => $.office.catalogue.anyState)}
        options={MATERIAL_STATES.map((state) => ({ value: state, label: names.materialState(state) }))}
        value={filter.state}
        onChange={(state) => address.filter({ state })}
      />
      <Choice
        label={t(($) => $.office.music.lacking)}
        any={t(($) => $.office.music.anyLacking)}
        options={LACKING.map((what) => ({ value: what, label: t(($) => $.office.music.lacks[what]) }))}
        value={filter.lacking}
        onChange={(lacking) => address.filter({ lacking })}
      />
    </Filters>
  );
}
