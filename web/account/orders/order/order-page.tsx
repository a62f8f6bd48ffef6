import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconArrowForwardUp, IconCircleCheck } from '@tabler/icons-react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { openContact } from '../../../ui/overlays.ts';
import { paths } from '../../../paths.ts';
import { OrderInvoice } from '../../invoices/order-invoice.tsx';
import { PayPanel } from '../pay/pay-panel.tsx';
import { PaymentHistory } from '../pay/payment-history.tsx';
import { paymentsQuery } from '../queries.ts';
import trouble from '../pay/trouble.module.css';
import { Deadline } from '../deadline.tsx';
import { Approval } from './approval.tsx';
import { Downloads } from './downloads.tsx';
import { Head } from './head.tsx';
import { LicenceDetails } from './licence-details.tsx';
import classes from './order-page.module.css';
import { QuotePanel } from './quote-panel.tsx';
import { Refund } from './refund.tsx';
import { Steps } from './steps.tsx';
import { Thread } from './thread.tsx';
import step from './next-step.module.css';

/** Where the buyer of a closed order looks for something else. */
const SEARCHED = { video: 'video', photo: 'pic', mixed: 'video', music: 'music' } as const;

export function OrderPage({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const paying = useQuery(paymentsQuery(order.orderId));
  return (
    <div className={classes.page}>
      <Head order={order} />
      <Steps order={order} />
      {paying.data?.trouble && <Trouble />}
      <div className={classes.columns}>
        <div className={classes.column}>
          <NextStep order={order} />
          <Approval order={order} />
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
          {order.paidAt && <OrderInvoice of={{ orderId: order.orderId }} />}
          <Refund order={order} redFlush={paying.data?.redFlush ?? null} />
          <LicenceDetails order={order} />
        </div>
      </div>
    </div>
  );
}

/** Says that a payment needs attention from service and that the buyer must not pay again. */
function Trouble() {
  const { t } = useTranslation();
  return (
    <section role="alert" className={trouble.trouble}>
      <IconAlertTriangle size={28} stroke={1.7} aria-hidden="true" />
      <div className={trouble.words}>
        <h2>{t(($) => $.orderPay.troubleTitle)}</h2>
        <p>{t(($) => $.orderPay.trouble)}</p>
      </div>
      <Button variant="default" onClick={openContact}>
        {t(($) => $.orderPay.contact)}
      </Button>
    </section>
  );
}

/** The next step in plain words, and its deadline. */
function NextStep({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const closed = order.state === 'closed';
  const over = closed || order.next === 'finished';
  const Icon = over ? IconCircleCheck : IconArrowForwardUp;
  return (
    <section className={step.next} data-first data-over={over || undefined} aria-labelledby="order-next">
      <Icon size={22} stroke={1.8} aria-hidden="true" />
      <div className={step.words}>
        <h2 id="order-next">{over ? t(($) => $.trade.state[order.state]) : t(($) => $.orderPage.next)}</h2>
        {order.closeReason && (
          <p>
            {t(($) => $.orderPage.closedBecause, { reason: t(($) => $.trade.closeReason[order.closeReason!]) })}
            {order.closeWords && ` · ${order.closeWords}`}
          </p>
        )}
        <p>{order.may.approve ? t(($) => $.orderPage.yoursToApprove) : t(($) => $.trade.nextWords[order.next])}</p>
      </div>
      {order.quoteDueAt && (
        <Deadline label={t(($) => $.orderPage.quoteBy)} at={order.quoteDueAt} over={t(($) => $.timeLeft.late)} />
      )}
      {order.payBy && (
        <Deadline label={t(($) => $.orderPage.payBy)} at={order.payBy} over={t(($) => $.timeLeft.over)} />
      )}
      {closed && (
        <ButtonLink variant="default" to={paths.searchResult({ type: SEARCHED[order.kind] })}>
          {t(($) => $.orderPage.again)}
        </ButtonLink>
      )}
    </section>
  );
}
