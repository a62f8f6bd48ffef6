import { useQuery } from '@tanstack/react-query';
import { COMPANY_VIEWS, type CompanyView } from '#contract/calls/companies.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, idAt, PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { CompanyFigures } from './company-figures.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { companiesQuery, summaryQuery } from './queries.ts';
import { useCompanyColumns } from './use-company-columns.tsx';

const LOOK_AGAIN_MS = 30_000;

/** Companies that buy: those that have applied, by deadline, and those decided. */
export function Companies() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', COMPANY_VIEWS) ?? 'queue';
  const summary = useQuery({ ...summaryQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const open = idAt(address, 'company');
  const close = () => {
    address.set({ company: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <Desk title={t(($) => $.office.desks.companies)} about={t(($) => $.office.about.companies)}>
      <CompanyFigures />
      <ViewTabs
        views={COMPANY_VIEWS}
        view={view}
        name={(one) => t(($) => $.office.companies.views[one])}
        count={(one) => summary?.[one]}
        onView={(next) => address.filter({ view: next, company: undefined })}
      >
        <Listed view={view} address={address} />
      </ViewTabs>
      {open !== undefined && <CompanyPanel id={open} onClose={close} />}
    </Desk>
  );
}

function Listed({ view, address }: { view: CompanyView; address: Address }) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 60);
  const filter = { view, keyword, pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...companiesQuery(filter), refetchInterval: LOOK_AGAIN_MS });
  const columns = useCompanyColumns(view);
  const clear = () => address.filter({ keyword: undefined });
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.companies.search)}
          placeholder={t(($) => $.office.companies.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.companies.views[view])}
        columns={columns}
        query={query}
        rowKey={({ customerId }) => String(customerId)}
        openKey={address.get('company')}
        onOpen={({ customerId }) => address.set({ company: String(customerId) })}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.companies.empty[view].title)}
            hint={t(($) => $.office.companies.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
