import { useQuery } from '@tanstack/react-query';
import { ORDER_STATES, type OrderState } from '#contract/domain/order.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NothingFound } from '../../../ui/table/empty-list.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { type Address, useAddress } from '../../../ui/table/use-address.ts';
import { ArchiveFilters, ArchivePage } from '../../archive-page.tsx';
import { orderCountsQuery, orderListQuery } from '../queries.ts';
import classes from './order-list.module.css';
import { OrderRows } from './order-rows.tsx';

const PAGE_SIZE = 20;

/** All orders of the reader, newest first. */
export function OrderList() {
  const { t } = useTranslation();
  return (
    <ArchivePage
      title={t(($) => $.orderList.title)}
      links={[
        { to: paths.orderMaterialList(), label: t(($) => $.orderList.purchased) },
        { to: paths.bill(), label: t(($) => $.orderList.bill) },
      ]}
      waiting={<Waiting />}
      list={() => <List />}
    />
  );
}

function List() {
  const { t } = useTranslation();
  const address = useAddress();
  const state = address.oneOf('state', ORDER_STATES);
  const keyword = address.get('keyword').slice(0, 60);
  const input = { ...(state && { state }), keyword, pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery(orderListQuery(input, useLanguage()));
  return (
    <>
      <ArchiveFilters>
        <States current={state} />
        <SearchField
          label={t(($) => $.orderList.search)}
          placeholder={t(($) => $.orderList.searchHint)}
          value={keyword}
          onChange={(typed) => address.filter({ keyword: typed })}
        />
      </ArchiveFilters>
      <Found query={query} address={address} filtered={keyword !== ''} state={state} />
    </>
  );
}

function States({ current }: { current: OrderState | undefined }) {
  const { t } = useTranslation();
  const { data } = useQuery(orderCountsQuery);
  const all = data && ORDER_STATES.reduce((total, state) => total + data[state], 0);
  return (
    <LinkTabs
      label={t(($) => $.orderList.states)}
      links={[
        { to: paths.orderList(), name: <Counted name={t(($) => $.orderList.all)} count={all} />, current: !current },
        ...ORDER_STATES.map((state) => ({
          to: paths.orderList(state),
          name: <Counted name={t(($) => $.trade.state[state])} count={data?.[state]} />,
          current: state === current,
        })),
      ]}
    />
  );
}

function Counted({ name, count }: { name: string; count: number | undefined }) {
  return (
    <>
      {name} <span className={classes.count}>{count ?? ''}</span>
    </>
  );
}

interface FoundProps {
  query: ReturnType<typeof useQuery<Parameters<typeof OrderRows>[0]['list']>>;
  address: Address;
  filtered: boolean;
  state: OrderState | undefined;
}

function Found({ query: { data, error, refetch, isPlaceholderData }, address, filtered, state }: FoundProps) {
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.infos.length === 0 && filtered)
    return <NothingFound onClear={() => address.filter({ keyword: undefined, state: undefined })} />;
  if (data.infos.length === 0) return <Empty state={state} />;
  return (
    <>
      <OrderRows list={data} stale={isPlaceholderData} />
      <Pager {...address.paging} pageSize={PAGE_SIZE} total={data.total} />
    </>
  );
}

function Empty({ state }: { state: OrderState | undefined }) {
  const { t } = useTranslation();
  if (state)
    return (
      <Nothing
        title={t(($) => $.orderList.emptyState)}
        hint={t(($) => $.orderList.emptyStateBody)}
        action={
          <ButtonLink variant="default" to={paths.orderList()}>
            {t(($) => $.orderList.showAll)}
          </ButtonLink>
        }
      />
    );
  return (
    <Nothing
      title={t(($) => $.orderList.emptyTitle)}
      hint={t(($) => $.orderList.emptyBody)}
      action={
        <span className={classes.actions}>
          <ButtonLink to={paths.searchResult({ type: 'video' })}>{t(($) => $.orderList.find)}</ButtonLink>
          <ButtonLink variant="default" to={paths.cart()}>
            {t(($) => $.orderList.toCart)}
          </ButtonLink>
        </span>
      }
    />
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={96} />
      ))}
    </div>
  );
}
