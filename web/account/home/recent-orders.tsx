import { IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OrderRow } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useProjectWords } from '../../lib/project-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { OrderStateLabels } from '../orders/order-state.tsx';
import { orderListQuery } from '../orders/queries.ts';
import classes from './home.module.css';
import { Thumbnail } from './thumbnail.tsx';

const SHOWN = 4;

export function RecentOrders() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(orderListQuery({ pageSize: SHOWN }, useLanguage()));
  return (
    <Panel title={t(($) => $.ownHome.orders)}>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={200} />}
      {data?.infos.length === 0 && (
        <Nothing
          icon={IconShoppingBag}
          title={t(($) => $.ownHome.noOrders)}
          hint={t(($) => $.ownHome.noOrdersHint)}
          action={
            <ButtonLink size="small" variant="default" to={paths.searchResult()}>
              {t(($) => $.following.find)}
            </ButtonLink>
          }
        />
      )}
      {data && data.infos.length > 0 && (
        <>
          <ul className={classes.rows}>
            {data.infos.map((order) => (
              <Order key={order.orderId} order={order} />
            ))}
          </ul>
          <Link className={classes.all} to={paths.orderList()}>
            {t(($) => $.ownHome.allOrders)}
          </Link>
        </>
      )}
    </Panel>
  );
}

function Order({ order }: { order: OrderRow }) {
  const { t } = useTranslation();
  const projectWords = useProjectWords();
  const language = useLanguage();
  return (
    <li className={classes.row}>
      <Link to={paths.order(order)} className={classes.link}>
        <Thumbnail src={order.thumbnails[0] ?? null} />
        <span className={classes.words}>
          <strong>{projectWords(order)}</strong>
          <span className={classes.note}>
            {order.number} · {formatDate(order.createdAt, language)}
          </span>
        </span>
      </Link>
      <span className={classes.end}>
        <OrderStateLabels order={order} />
        {order.totalFen === null ? t(($) => $.material.byQuote) : formatFen(order.totalFen)}
      </span>
    </li>
  );
}
