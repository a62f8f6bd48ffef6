import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskMaterial, LISTED_UP_TO } from '#contract/calls/catalogue-desk.ts';
import { CATALOGUE_EDITORS } from '#contract/domain/roles.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Desk } from '../blocks/desk.tsx';
import { useUnsaved } from '../blocks/use-unsaved.ts';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { formatNumber } from '../../lib/format.ts';
import { focusRow } from '../../ui/table/table.ts';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { materialsQuery } from './queries.ts';
import { BulkActions } from './bulk-actions.tsx';
import classes from './catalogue.module.css';
import { MaterialFilters } from './material-filters.tsx';
import { MaterialPanel } from './material-panel.tsx';
import { useMaterialColumns } from './use-material-columns.tsx';
import { useMaterialFilter } from './use-material-filter.ts';

/** The whole catalogue, in every state. */
export function Catalogue() {
  const { t } = useTranslation();
  const address = useAddress();
  const filter = useMaterialFilter(address);
  const query = useQuery(materialsQuery({ ...filter.values, pageNo: address.page, pageSize: PAGE_SIZE }));
  const columns = useMaterialColumns(filter.values.orderBy, (order) => address.filter({ order }));
  const mayEdit = useMayEdit();
  const selection = useSelection(query.data?.infos);
  const openKey = address.get('material');
  const { leave, onUnsaved } = useUnsaved(t(($) => $.office.catalogue.leave));
  const close = () =>
    void leave(() => {
      address.set({ material: undefined });
      focusRow(openKey);
    });
  return (
    <Desk title={t(($) => $.office.desks.catalogue)} about={t(($) => $.office.about.catalogue)}>
      <MaterialFilters address={address} filter={filter} />
      {mayEdit && <BulkActions selection={selection} />}
      {query.data?.more && <TooMany />}
      <DataTable
        label={t(($) => $.office.desks.catalogue)}
        columns={columns}
        query={query}
        rowKey={(material) => String(material.id)}
        selection={mayEdit ? selection : undefined}
        openKey={openKey}
        onOpen={({ id }) => void leave(() => address.set({ material: String(id) }))}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => $.office.catalogue.emptyTitle)}
            hint={t(($) => $.office.catalogue.emptyHint)}
          />
        }
        paging={address.paging}
      />
      {/^[1-9]\d{0,14}$/.test(openKey) && (
        <MaterialPanel
          id={Number(openKey)}
          mayEdit={mayEdit}
          onUnsaved={onUnsaved}
          onOwner={(id) => void leave(() => address.filter({ owner: String(id), material: undefined }))}
          onClose={close}
        />
      )}
    </Desk>
  );
}

function useMayEdit(): boolean {
  const roles = useSession()?.roles ?? [];
  return CATALOGUE_EDITORS.some((role) => roles.includes(role));
}

/** The selected materials on this page. */
function useSelection(listed: DeskMaterial[] | undefined) {
  const { t } = useTranslation();
  const [chosen, change] = useState<ReadonlySet<string>>(new Set());
  const keys = listed?.map(({ id }) => String(id)).filter((key) => chosen.has(key));
  return {
    chosen: new Set(keys),
    change,
    label: ({ code }: DeskMaterial) => t(($) => $.office.catalogue.select, { code }),
  };
}

function TooMany() {
  const { t } = useTranslation();
  const language = useLanguage();
  const limit = formatNumber(LISTED_UP_TO, language);
  return <p className={classes.more}>{t(($) => $.office.catalogue.more, { limit })}</p>;
}
