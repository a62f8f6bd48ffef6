import { useQuery } from '@tanstack/react-query';
import { BANK_VIEWS, type BankView } from '#contract/calls/bank.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { type Address, idAt, PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { AccountPanel } from './account-panel.tsx';
import { accountsQuery, summaryQuery } from './queries.ts';
import { UnlockRequests } from './unlock-requests.tsx';
import { useAccountColumns } from './use-account-columns.tsx';

const LOOK_AGAIN_MS = 30_000;
/** Lists of accounts, and requests that wait for a second person. */
const TABS = [...BANK_VIEWS, 'unlocks'] as const;

/** Accounts that photographers are paid to: those that wait, by deadline, and those decided. */
export function BankAccounts() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', TABS) ?? 'queue';
  const summary = useQuery({ ...summaryQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const open = idAt(address, 'bank');
  const close = () => {
    address.set({ bank: undefined });
    if (open !== undefined) focusRow(String(open));
  };
  return (
    <Desk title={t(($) => $.office.desks.bankAccounts)} about={t(($) => $.office.about.bankAccounts)}>
      <ViewTabs
        views={TABS}
        view={view}
        name={(one) => t(($) => $.office.bankAccounts.views[one])}
        count={(one) => summary?.[one]}
        bad="overdue"
        onView={(next) => address.filter({ view: next, bank: undefined })}
      >
        {view === 'unlocks' ? <UnlockRequests address={address} /> : <Listed view={view} address={address} />}
      </ViewTabs>
      {open !== undefined && <AccountPanel id={open} onClose={close} />}
    </Desk>
  );
}

function Listed({ view, address }: { view: BankView; address: Address }) {
  const { t } = useTranslation();
  const keyword = address.get('keyword').slice(0, 60);
  const filter = { view, keyword, pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery({ ...accountsQuery(filter), refetchInterval: LOOK_AGAIN_MS });
  const columns = useAccountColumns(view);
  const clear = () => address.filter({ keyword: undefined });
  return (
    <>
      <Filters active={keyword !== ''} onClear={clear}>
        <SearchField
          label={t(($) => $.office.bankAccounts.search)}
          placeholder={t(($) => $.office.bankAccounts.searchHint)}
          value={keyword}
          onChange={(next) => address.filter({ keyword: next })}
        />
      </Filters>
      <DataTable
        label={t(($) => $.office.bankAccounts.views[view])}
        columns={columns}
        query={query}
        rowKey={({ id }) => String(id)}
        openKey={address.get('bank')}
        onOpen={({ id }) => address.set({ bank: String(id) })}
        empty={
          <EmptyList
            filtered={keyword !== ''}
            onClear={clear}
            title={t(($) => $.office.bankAccounts.empty[view].title)}
            hint={t(($) => $.office.bankAccounts.empty[view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}
