import type { OutputOf } from '#contract/call.ts';
import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import type { paymentCalls } from '#contract/calls/payments.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import { useTranslation } from '../../../lib/translation.ts';
import page from '../order/order-page.module.css';
import classes from './pay-panel.module.css';
import { orderToPay } from './to-pay.ts';
import { Ways } from './ways.tsx';

interface Props {
  order: OrderDetail;
  quote: Quote;
  paying: OutputOf<typeof paymentCalls.ofOrder>;
}

/** The price of a quote and the ways to pay it. */
export function PayPanel({ order, quote, paying }: Props) {
  const { t } = useTranslation();
  return (
    <section className={page.panel} data-first aria-labelledby="order-pay">
      <h2 id="order-pay">{t(($) => $.orderPay.title)}</h2>
      <p className={classes.amount}>
        <span>{t(($) => $.orderPay.amount)}</span>
        <strong>{formatFen(quote.totalFen)}</strong>
        <small>{t(($) => $.trade.money.vatInside, { percent: VAT_PERCENT, amount: formatFen(quote.vatFen) })}</small>
      </p>
      <Ways toPay={orderToPay(order, quote)} paying={paying} />
      <p className={classes.accepts}>{t(($) => $.orderPay.accepts, { version: quote.version })}</p>
    </section>
  );
}
