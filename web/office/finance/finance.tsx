import { useQuery } from '@tanstack/react-query';
import { FINANCE_VIEWS, type FinanceView } from '#contract/calls/finance-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, idAt, PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { useRowKeys } from '../blocks/use-keys.ts';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { financeCountsQuery, paymentsQuery } from './queries.ts';
import { FinanceFigures } from './finance-figures.tsx';
import { LedgerFilters, useLedgerFilter } from './ledger-filters.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { RefusedNotices } from './refused-notices.tsx';
import { useFinanceColumns } from './use-finance-columns.tsx';

const LOOK_AGAIN_MS = 30_000;

/** Lists of payments, and notices that led to none. */
const TABS = [...FINANCE_VIEWS, 'notices'] as const;

/** Payments and refunds. */
export function Finance() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', TABS) ?? 'transfers';
  const counts = useQuery({ ...financeCountsQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const counted: Partial<Record<(typeof TABS)[number], number | undefined>> = {
    transfers: counts?.transfers,
    requests: counts?.requests,
    'refund-due': counts?.refundDue,
    notices: counts?.notices,
  };
  const open = idAt(address, 'payment');
  const close = () => {
    address.set({ payment: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <Desk title={t(($) => $.office.desks.finance)} about={t(($) => $.office.about.finance)}>
      <FinanceFigures />
      <ViewTabs
        views={TABS}
        view={view}
        name={(name) => t(($) => $.office.finance.views[name])}
        count={(name) => counted[name]}
        onView={(next) => address.filter({ view: next, payment: undefined })}
      >
        {view === 'notices' ? <RefusedNotices address={address} /> : <Listed address={address} view={view} />}
      </ViewTabs>
      {open !== undefined && <PaymentPanel id={open} onClose={close} />}
    </Desk>
  );
}

function Listed({ address, view }: { address: Address; view: FinanceView }) {
  const { t } = useTranslation();
  const filter = useLedgerFilter(address);
  const query = useQuery({
    ...paymentsQuery({ view, ...filter.values, pageNo: address.page, pageSize: PAGE_SIZE }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const columns = useFinanceColumns(view);
  useRowKeys();
  return (
    <>
      <LedgerFilters address={address} filter={filter} exportable={view === 'ledger'} />
      <DataTable
        label={t(($) => $.office.finance.views[view])}
        columns={columns}
        query={query}
        rowKey={({ paymentId }) => String(paymentId)}
        openKey={address.get('payment')}
        onOpen={({ paymentId }) => address.set({ payment: String(paymentId) })}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => $.office.finance.empty[view].title)}
            hint={t(($) => $.office.finance.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
