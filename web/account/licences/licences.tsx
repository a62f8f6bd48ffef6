import { useQuery } from '@tanstack/react-query';
import type { Licence } from '#contract/calls/licences.ts';
import { PRICE_KINDS, type PriceKind } from '#contract/domain/prices.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { type Address, useAddress } from '../../ui/table/use-address.ts';
import { ArchiveFilters, ArchivePage } from '../archive-page.tsx';
import { Empty } from './empty.tsx';
import classes from './licences.module.css';
import { OrderSection } from './order-section.tsx';
import { licenceListQuery } from './queries.ts';

const PAGE_SIZE = 20;

export function Licences() {
  const { t } = useTranslation();
  return (
    <ArchivePage
      title={t(($) => $.purchased.title)}
      links={[
        { to: paths.orderList(), label: t(($) => $.purchased.orders) },
        { to: paths.bill(), label: t(($) => $.purchased.bill) },
      ]}
      waiting={<Waiting />}
      list={() => <List />}
    />
  );
}

function List() {
  const { t } = useTranslation();
  const address = useAddress();
  const kind = address.oneOf('kind', PRICE_KINDS);
  const keyword = address.get('keyword').slice(0, 60);
  const orderId = /^[1-9]\d{0,14}$/.test(address.get('orderId')) ? Number(address.get('orderId')) : undefined;
  const input = {
    ...(kind && { kind }),
    ...(orderId && { orderId }),
    keyword,
    pageNo: address.page,
    pageSize: PAGE_SIZE,
  };
  const { data, error, refetch, isPlaceholderData } = useQuery(licenceListQuery(input, useLanguage()));
  return (
    <>
      <ArchiveFilters>
        <Kinds current={kind} onChoose={(chosen) => address.filter({ kind: chosen })} />
        <SearchField
          label={t(($) => $.purchased.search)}
          placeholder={t(($) => $.purchased.searchHint)}
          value={keyword}
          onChange={(typed) => address.filter({ keyword: typed })}
        />
      </ArchiveFilters>
      {orderId !== undefined && <OneOrder infos={data?.infos} address={address} />}
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && data.infos.length === 0 && (
        <Empty address={address} narrowed={keyword !== '' || orderId !== undefined} kind={kind} />
      )}
      {data && data.infos.length > 0 && (
        <div className={classes.orders} data-stale={isPlaceholderData} aria-busy={isPlaceholderData}>
          {byOrder(data.infos).map((licences) => (
            <OrderSection key={licences[0]?.orderId} licences={licences} />
          ))}
          <Pager {...address.paging} pageSize={PAGE_SIZE} total={data.total} />
        </div>
      )}
    </>
  );
}

/** Groups licences by order, in the place of the first one of each. */
export function byOrder(licences: readonly Licence[]): Licence[][] {
  return [...Map.groupBy(licences, ({ orderId }) => orderId).values()];
}

function Kinds({ current, onChoose }: { current: PriceKind | undefined; onChoose: (kind?: PriceKind) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.kinds} aria-label={t(($) => $.purchased.kinds)}>
      <button type="button" aria-pressed={current === undefined} onClick={() => onChoose()}>
        {t(($) => $.purchased.all)}
      </button>
      {PRICE_KINDS.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === current} onClick={() => onChoose(kind)}>
          {t(($) => $.trade.kind[kind])}
        </button>
      ))}
    </fieldset>
  );
}

function OneOrder({ infos, address }: { infos: Licence[] | undefined; address: Address }) {
  const { t } = useTranslation();
  const number = infos?.[0]?.orderNumber ?? '';
  return (
    <p className={classes.only}>
      {t(($) => $.purchased.onlyOrder, { number })}
      <Button variant="plain" size="small" onClick={() => address.filter({ orderId: undefined })}>
        {t(($) => $.purchased.clearOrder)}
      </Button>
    </p>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      <Skeleton width={280} height={24} />
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} height={178} />
      ))}
    </div>
  );
}
