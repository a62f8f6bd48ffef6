import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CompanyOrder } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useProjectWords } from '../../lib/project-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NothingFound } from '../../ui/table/empty-list.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { OrderStateLabels } from '../orders/order-state.tsx';
import classes from './company.module.css';
import { ordersQuery } from './queries.ts';

const PAGE_SIZE = 10;

/** Orders of all members; each opens on the page of the order. */
export function CompanyOrders() {
  const { t } = useTranslation();
  const address = useAddress();
  const keyword = address.get('keyword').slice(0, 60);
  const query = useQuery(ordersQuery({ keyword, pageNo: address.page, pageSize: PAGE_SIZE }));
  const { data, error, isPlaceholderData } = query;
  const empty = data?.infos.length === 0;
  return (
    <Panel title={t(($) => $.company.orders.title)} note={t(($) => $.company.orders.note)}>
      {(keyword !== '' || !empty) && (
        <div className={classes.search}>
          <SearchField
            label={t(($) => $.company.orders.search)}
            placeholder={t(($) => $.company.orders.searchHint)}
            value={keyword}
            onChange={(typed) => address.filter({ keyword: typed })}
          />
        </div>
      )}
      {error && !data && <Retry error={error} onRetry={() => void query.refetch()} />}
      {!data && !error && <Skeleton height={200} />}
      {empty && keyword !== '' && <NothingFound onClear={() => address.filter({ keyword: undefined })} />}
      {empty && keyword === '' && (
        <Nothing title={t(($) => $.company.orders.empty)} hint={t(($) => $.company.orders.emptyHint)} />
      )}
      <ul className={classes.rows} aria-busy={isPlaceholderData}>
        {data?.infos.map((order) => (
          <CompanyOrderRow key={order.orderId} order={order} />
        ))}
      </ul>
      {data && data.total > PAGE_SIZE && <Pager {...address.paging} pageSize={PAGE_SIZE} total={data.total} />}
    </Panel>
  );
}

export function CompanyOrderRow({ order }: { order: CompanyOrder }) {
  const { t } = useTranslation();
  const projectWords = useProjectWords();
  const language = useLanguage();
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          <Link to={paths.order(order)}>{order.number}</Link>{' '}
          {order.next === 'colleague-approves' ? (
            <Label tone="accent">{t(($) => $.company.toApprove.title)}</Label>
          ) : (
            <OrderStateLabels order={order} />
          )}
        </p>
        <p className={classes.facts}>
          <span>{projectWords(order)}</span>
          <span>{t(($) => $.company.orders.by, { name: order.buyer })}</span>
          <span>{formatDate(order.createdAt, language)}</span>
        </p>
      </div>
      <strong className={classes.money}>
        {order.totalFen === null ? t(($) => $.material.byQuote) : formatFen(order.totalFen)}
      </strong>
    </li>
  );
}
