import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PayPanel } from '../pay/pay-panel.tsx';
import { PaymentHistory } from '../pay/payment-history.tsx';
import { Trouble } from '../pay/trouble.tsx';
import { paymentsQuery } from '../queries.ts';
import { Downloads } from './downloads.tsx';
import { Head } from './head.tsx';
import { LicenceDetails } from './licence-details.tsx';
import { NextStep } from './next-step.tsx';
import classes from './order-page.module.css';
import { QuotePanel } from './quote-panel.tsx';
import { Refund } from './refund.tsx';
import { Steps } from './steps.tsx';
import { Thread } from './thread.tsx';

export function OrderPage({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const paying = useQuery(paymentsQuery(order.orderId));
  return (
    <div className={classes.page}>
      <Head order={order} />
      <Steps order={order} />
      {paying.data?.trouble && <Trouble />}
      <NextStep order={order} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {order.state === 'confirmed' && <Downloads orderId={order.orderId} refund={order.refund} />}
          <QuotePanel order={order} />
          {order.specialRequest && (
            <section className={classes.panel}>
              <h2>{t(($) => $.orderPage.request)}</h2>
              <p className={classes.words}>{order.specialRequest}</p>
            </section>
          )}
          <Thread order={order} />
        </div>
        <div className={classes.column}>
          {order.may.pay && order.quote && paying.data && (
            <PayPanel key={order.quote.quoteId} order={order} quote={order.quote} paying={paying.data} />
          )}
          {paying.error && !paying.data && <Retry error={paying.error} onRetry={() => void paying.refetch()} />}
          {!paying.data && !paying.error && <Skeleton height={240} />}
          {paying.data && paying.data.payments.length > 0 && <PaymentHistory payments={paying.data.payments} />}
          <Refund order={order} />
          <LicenceDetails order={order} />
        </div>
      </div>
    </div>
  );
}
