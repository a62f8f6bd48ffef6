import { useQuery } from '@tanstack/react-query';
import { REAL_NAME_VIEWS, type RealNameView } from '#contract/calls/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, idAt, PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { realNamesQuery, summaryQuery } from './queries.ts';
import { RealNamePanel } from './real-name-panel.tsx';
import { useRealNameColumns } from './use-real-name-columns.tsx';

const LOOK_AGAIN_MS = 30_000;

/** Real names of photographers that wait, by deadline, and those decided. */
export function RealNames() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', REAL_NAME_VIEWS) ?? 'queue';
  const summary = useQuery({ ...summaryQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const open = idAt(address, 'name');
  const close = () => {
    address.set({ name: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <Desk title={t(($) => $.office.desks.realNames)} about={t(($) => $.office.about.realNames)}>
      <ViewTabs
        views={REAL_NAME_VIEWS}
        view={view}
        name={(one) => t(($) => $.office.realNames.views[one])}
        count={(one) => summary?.[one]}
        bad="overdue"
        onView={(next) => address.filter({ view: next, name: undefined })}
      >
        <Listed view={view} address={address} />
      </ViewTabs>
      {open !== undefined && <RealNamePanel id={open} onClose={close} />}
    </Desk>
  );
}

function Listed({ view, address }: { view: RealNameView; address: Address }) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 60);
  const filter = { view, keyword, pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...realNamesQuery(filter), refetchInterval: LOOK_AGAIN_MS });
  const columns = useRealNameColumns(view);
  const clear = () => address.filter({ keyword: undefined });
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.realNames.search)}
          placeholder={t(($) => $.office.realNames.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.realNames.views[view])}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        openKey={address.get('name')}
        onOpen={({ id }) => address.set({ name: String(id) })}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.realNames.empty[view].title)}
            hint={t(($) => $.office.realNames.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
