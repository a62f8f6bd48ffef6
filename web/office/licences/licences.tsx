import { useQuery } from '@tanstack/react-query';
import { LICENCE_VIEWS, type LicenceView } from '#contract/calls/licences-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, idAt, PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { useRowKeys } from '../blocks/use-keys.ts';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { licenceCountsQuery, licencesQuery } from './queries.ts';
import { LicencePanel } from './licence-panel.tsx';
import { useLicenceColumns } from './use-licence-columns.tsx';

const LOOK_AGAIN_MS = 30_000;

/** Requested corrections, and all licences ever issued. */
export function Licences() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', LICENCE_VIEWS) ?? 'corrections';
  const counts = useQuery({ ...licenceCountsQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const open = idAt(address, 'licence');
  const close = () => {
    address.set({ licence: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <Desk title={t(($) => $.office.desks.licences)} about={t(($) => $.office.about.licences)}>
      <ViewTabs
        views={LICENCE_VIEWS}
        view={view}
        name={(name) => t(($) => $.office.licences.views[name])}
        count={(name) => (name === 'corrections' ? counts?.corrections : undefined)}
        onView={(next) => address.filter({ view: next, licence: undefined })}
      >
        <Listed address={address} view={view} />
      </ViewTabs>
      {open !== undefined && (
        <LicencePanel id={open} onOpen={(id) => address.set({ licence: String(id) })} onClose={close} />
      )}
    </Desk>
  );
}

function Listed({ address, view }: { address: Address; view: LicenceView }) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 60);
  const query = useQuery({
    ...licencesQuery({ view, keyword, pageNo: address.page, pageSize: PAGE_SIZE }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const columns = useLicenceColumns(view);
  const clear = () => address.filter({ keyword: undefined });
  useRowKeys();
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.licences.search)}
          placeholder={t(($) => $.office.licences.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.licences.views[view])}
        columns={columns}
        query={query}
        rowKey={({ licenceId }) => String(licenceId)}
        openKey={address.get('licence')}
        onOpen={({ licenceId }) => address.set({ licence: String(licenceId) })}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.licences.empty[view].title)}
            hint={t(($) => $.office.licences.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
