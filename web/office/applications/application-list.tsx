import { useQuery } from '@tanstack/react-query';
import { APPLICATION_VIEWS, type ApplicationView } from '#contract/calls/applications-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { applicationsQuery, summaryQuery } from './queries.ts';
import { useApplicationColumns } from './use-application-columns.tsx';

/** Applications that wait, by deadline, and those asked for more or decided. */
export function ApplicationList({ address }: { address: Address }) {
  const { t } = useTranslation();
  const summary = useQuery({ ...summaryQuery, refetchInterval: 30_000 });
  const view = address.oneOf('view', APPLICATION_VIEWS) ?? 'queue';
  return (
    <Desk title={t(($) => $.office.desks.applications)} about={t(($) => $.office.about.applications)}>
      <ViewTabs
        views={APPLICATION_VIEWS}
        view={view}
        name={(one) => t(($) => $.office.applications.views[one])}
        count={(one) => summary.data?.[one]}
        bad="overdue"
        onView={(one) => address.filter({ view: one })}
      >
        <Listed view={view} address={address} />
      </ViewTabs>
    </Desk>
  );
}

function Listed({ view, address }: { view: ApplicationView; address: Address }) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 60);
  const filter = { view, keyword, pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...applicationsQuery(filter), refetchInterval: 30_000 });
  const columns = useApplicationColumns(view);
  const clear = () => address.filter({ keyword: undefined });
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.applications.search)}
          placeholder={t(($) => $.office.applications.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.applications.views[view])}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => address.set({ application: String(id) })}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.applications.empty[view].title)}
            hint={t(($) => $.office.applications.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
