import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatFen } from '#contract/domain/money.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { OrderLabel } from './order-label.tsx';
import { productOrdersQuery } from './queries.ts';
import classes from './vip.module.css';

/** What the reader has ordered, so that nobody loses an order that waits for its payment. */
export function VipOrders() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data = [] } = useQuery(productOrdersQuery(language));
  if (data.length === 0) return null;
  return (
    <section className={classes.rules} aria-labelledby="vip-orders">
      <h2 id="vip-orders">{t(($) => $.vip.orders)}</h2>
      <ul className={classes.orders}>
        {data.map((order) => (
          <li key={order.productOrderId}>
            <Link className={classes.link} to={paths.vipOrder({ productOrderId: order.productOrderId })}>
              {order.number}
            </Link>
            <span>{order.name}</span>
            <span>{order.totalFen === null ? t(($) => $.packages.byQuote) : formatFen(order.totalFen)}</span>
            <time dateTime={order.createdAt}>{formatDate(order.createdAt, language)}</time>
            <OrderLabel order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
