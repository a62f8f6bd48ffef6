import { useQuery } from '@tanstack/react-query';
import { SALES_VIEWS, type SalesView } from '#contract/calls/sales-desk.ts';
import { PRICE_KINDS } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { type Address, PAGE_SIZE } from '../../ui/table/use-address.ts';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { Desk } from '../blocks/desk.tsx';
import { useRowKeys } from '../blocks/use-keys.ts';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { salesCountsQuery, salesQuery } from './queries.ts';
import { SalesFigures } from './sales-figures.tsx';
import { useSalesColumns } from './use-sales-columns.tsx';
import classes from './sales.module.css';

const LOOK_AGAIN_MS = 30_000;

/** Orders that wait for a quote, most urgent first, and all others. */
export function SalesList({ address }: { address: Address }) {
  const { t } = useTranslation();
  const filter = useSalesFilter(address);
  const counts = useQuery({ ...salesCountsQuery, refetchInterval: LOOK_AGAIN_MS }).data;
  const counted: Partial<Record<SalesView, number>> = counts ?? {};
  return (
    <Desk title={t(($) => $.office.desks.sales)} about={t(($) => $.office.about.sales)}>
      <SalesFigures />
      <ViewTabs
        views={SALES_VIEWS}
        view={filter.view}
        name={(view) => t(($) => $.office.sales.views[view])}
        count={(view) => counted[view]}
        bad="overdue"
        onView={(view) => address.filter({ view })}
      >
        <Listed address={address} />
      </ViewTabs>
    </Desk>
  );
}

function Listed({ address }: { address: Address }) {
  const { t } = useTranslation();
  const filter = useSalesFilter(address);
  const query = useQuery({ ...salesQuery(filter.values), refetchInterval: LOOK_AGAIN_MS });
  const columns = useSalesColumns(filter.view);
  useRowKeys();
  return (
    <>
      <SalesFilters address={address} filter={filter} />
      <DataTable
        label={t(($) => $.office.sales.views[filter.view])}
        columns={columns}
        query={query}
        rowKey={({ orderId }) => String(orderId)}
        onOpen={({ orderId }) => address.set({ order: String(orderId) })}
        empty={
          <EmptyList
            filtered={filter.active}
            onClear={filter.clear}
            title={t(($) => $.office.sales.empty[filter.view].title)}
            hint={t(($) => $.office.sales.empty[filter.view].hint)}
          />
        }
        paging={address.paging}
      />
    </>
  );
}

function SalesFilters({ address, filter }: { address: Address; filter: SalesFilter }) {
  const { t } = useTranslation();
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.sales.search)}
        placeholder={t(($) => $.office.sales.searchHint)}
        value={filter.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Choice
        label={t(($) => $.office.sales.kind)}
        any={t(($) => $.office.sales.anyKind)}
        options={PRICE_KINDS.map((kind) => ({ value: kind, label: t(($) => $.trade.kind[kind]) }))}
        value={filter.kind}
        onChange={(kind) => address.filter({ kind })}
      />
      <p className={classes.keys}>{t(($) => $.office.sales.keys)}</p>
    </Filters>
  );
}

/** Filters of the list, read from the address. */
export function useSalesFilter(address: Address) {
  const view = address.oneOf('view', SALES_VIEWS) ?? 'queue';
  const keyword = address.get('keyword').slice(0, 60);
  const kind = address.oneOf('kind', PRICE_KINDS);
  return {
    view,
    keyword,
    kind,
    values: { view, keyword, ...(kind ? { kind } : {}), pageNo: address.page, pageSize: PAGE_SIZE },
    active: keyword !== '' || kind !== undefined,
    clear: () => address.filter({ keyword: undefined, kind: undefined }),
  };
}

type SalesFilter = ReturnType<typeof useSalesFilter>;
