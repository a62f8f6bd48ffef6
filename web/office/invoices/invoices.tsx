import { useQuery } from '@tanstack/react-query';
import { INVOICE_VIEWS, type InvoiceView } from '#contract/calls/invoices-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, idAt, PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { invoicesQuery, summaryQuery } from './queries.ts';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

const LOOK_AGAIN_MS = 30_000;

/** Buyers' requests for invoices: those that wait, by deadline, and those decided. */
export function Invoices() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', INVOICE_VIEWS) ?? 'queue';
  const summary = useQuery({ ...summaryQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const open = idAt(address, 'invoice');
  const close = () => {
    address.set({ invoice: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <Desk title={t(($) => $.office.desks.invoices)} about={t(($) => $.office.about.invoices)}>
      <InvoiceFigures />
      <ViewTabs
        views={INVOICE_VIEWS}
        view={view}
        name={(one) => t(($) => $.office.invoices.views[one])}
        count={(one) => summary?.[one]}
        bad="overdue"
        onView={(next) => address.filter({ view: next, invoice: undefined })}
      >
        <Listed view={view} address={address} />
      </ViewTabs>
      {open !== undefined && <InvoicePanel id={open} onClose={close} />}
    </Desk>
  );
}

function Listed({ view, address }: { view: InvoiceView; address: Address }) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 60);
  const filter = { view, keyword, pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...invoicesQuery(filter), refetchInterval: LOOK_AGAIN_MS });
  const columns = useInvoiceColumns(view);
  const clear = () => address.filter({ keyword: undefined });
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.invoices.search)}
          placeholder={t(($) => $.office.invoices.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.invoices.views[view])}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        openKey={address.get('invoice')}
        onOpen={({ id }) => address.set({ invoice: String(id) })}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.invoices.empty[view].title)}
            hint={t(($) => $.office.invoices.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
