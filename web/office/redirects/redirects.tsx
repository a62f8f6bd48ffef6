import { IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REDIRECT_ORDERS, type RedirectRow } from '#contract/calls/redirects.ts';
import { REDIRECT_STATUSES } from '#contract/domain/redirects.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { ImportDialog } from './import-dialog.tsx';
import { desk, redirectsQuery } from './queries.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import classes from './redirects.module.css';
import { useRedirectColumns } from './use-redirect-columns.tsx';

/** Where addresses without a page lead: by hand or by table. */
export function Redirects({ address }: { address: Address }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<RedirectRow | 'new' | 'sheet'>();
  const filter = filterIn(address);
  const query = useQuery(redirectsQuery({ ...filter.values, pageNo: address.page, pageSize: PAGE_SIZE }));
  const close = () => setOpened(undefined);
  return (
    <>
      <p className={classes.about}>{t(($) => $.office.redirects.about)}</p>
      <RedirectFilters address={address} filter={filter} onOpen={setOpened} />
      <DataTable
        label={t(($) => $.office.content.views.redirects)}
        columns={useRedirectColumns(setOpened)}
        query={query}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => $.office.redirects.empty.title)}
            hint={t(($) => $.office.redirects.empty.hint)}
          />
        }
        paging={address.paging}
      />
      {opened === 'sheet' && <ImportDialog onClosed={close} />}
      {opened === 'new' && <RedirectDialog onClosed={close} />}
      {typeof opened === 'object' && <RedirectDialog redirect={opened} onClosed={close} />}
    </>
  );
}

/** Filters of the list, read from the address. */
function filterIn(address: Address) {
  const status = REDIRECT_STATUSES.find((one) => String(one) === address.get('status'));
  const order = address.oneOf('order', REDIRECT_ORDERS) ?? 'newest';
  const keyword = address.get('keyword').slice(0, 100);
  return {
    values: { keyword, order, ...(status && { status }) },
    active: Boolean(keyword || status),
    clear: () => address.filter({ keyword: undefined, status: undefined }),
  };
}

interface FiltersProps {
  address: Address;
  filter: ReturnType<typeof filterIn>;
  onOpen: (what: 'new' | 'sheet') => void;
}

function RedirectFilters({ address, filter, onOpen }: FiltersProps) {
  const { t } = useTranslation();
  const { keyword, status, order } = filter.values;
  const [first, ...orders] = REDIRECT_ORDERS;
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.redirects.search)}
        placeholder={t(($) => $.office.redirects.searchHint)}
        value={keyword}
        onChange={(next) => address.filter({ keyword: next })}
      />
      <Choice
        label={t(($) => $.office.redirects.status)}
        any={t(($) => $.office.redirects.anyStatus)}
        options={REDIRECT_STATUSES.map((one) => ({
          value: String(one),
          label: t(($) => $.office.redirects.statuses[one]),
        }))}
        value={status && String(status)}
        onChange={(value) => address.filter({ status: value })}
      />
      <Choice
        label={t(($) => $.office.redirects.order)}
        any={t(($) => $.office.redirects.orders[first])}
        options={orders.map((value) => ({ value, label: t(($) => $.office.redirects.orders[value]) }))}
        value={order === first ? undefined : order}
        onChange={(value) => address.filter({ order: value })}
      />
      <span className={classes.end}>
        <ExportButton
          label={t(($) => $.office.redirects.export)}
          fileName={t(($) => $.office.redirects.exportName)}
          done={t(($) => $.office.redirects.exported)}
          load={() => desk.exportSheet(filter.values)}
        />
        <Button
          variant="default"
          size="small"
          icon={<IconFileSpreadsheet size={15} stroke={1.8} aria-hidden="true" />}
          onClick={() => onOpen('sheet')}
        >
          {t(($) => $.office.redirects.sheet.open)}
        </Button>
        <Button size="small" icon={<IconPlus size={15} stroke={2} aria-hidden="true" />} onClick={() => onOpen('new')}>
          {t(($) => $.office.redirects.add)}
        </Button>
      </span>
    </Filters>
  );
}
