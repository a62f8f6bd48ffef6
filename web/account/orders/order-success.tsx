import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Deadline } from './deadline.tsx';
import { isGone, OrderGone } from './order-gone.tsx';
import classes from './order-success.module.css';
import { usePaymentArrives } from './pay/use-payment-arrives.ts';
import { orderQuery, paymentsQuery, refreshOrder } from './queries.ts';
import { useOrderId } from './use-order-id.ts';

/** Confirms an order and says what happens next, and by when. */
export function OrderSuccess() {
  const orderId = useOrderId();
  if (orderId === null) return <OrderGone />;
  return (
    <Mantine>
      <MembersOnly placeholder={<Waiting />}>{() => <Result orderId={orderId} />}</MembersOnly>
    </Mantine>
  );
}

function Result({ orderId }: { orderId: number }) {
  const { data, error, refetch } = useQuery(orderQuery(orderId, useLanguage()));
  if (data) return <Submitted order={data} />;
  if (isGone(error)) return <OrderGone />;
  return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

/** Alipay returns its payers here too, perhaps before the money arrives. */
function Submitted({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const paying = useQuery(paymentsQuery(order.orderId));
  const waiting = order.may.pay && Boolean(paying.data?.underWay);
  usePaymentArrives({ thing: { orderId: order.orderId }, refresh: () => refreshOrder(order.orderId) }, waiting);
  const titles = {
    submitted: t(($) => $.orderSuccess.title),
    quoted: waiting ? t(($) => $.orderSuccess.waitingTitle) : t(($) => $.orderSuccess.quotedTitle),
    paid: t(($) => $.orderSuccess.paidTitle),
    confirmed: t(($) => $.orderSuccess.confirmedTitle),
    closed: t(($) => $.trade.state.closed),
  };
  const action = () => {
    if (order.state === 'confirmed') return t(($) => $.orderSuccess.download);
    return order.may.pay && order.totalFen !== null && !waiting
      ? t(($) => $.orderList.pay, { amount: formatFen(order.totalFen) })
      : t(($) => $.orderSuccess.see);
  };
  const Icon = waiting ? IconHourglass : IconCircleCheck;
  return (
    <MessageScreen
      art={<Icon className={classes.done} size={72} stroke={1.2} aria-hidden="true" />}
      title={titles[order.state]}
      actions={
        <>
          <ButtonLink size="large" to={paths.order(order)}>
            {action()}
          </ButtonLink>
          <ButtonLink size="large" variant="default" to={paths.orderList()}>
            {t(($) => $.orderSuccess.list)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.trade.nextWords[order.next])}</p>
      <div className={classes.facts}>
        <p className={classes.number}>
          <span>{t(($) => $.orderSuccess.number)}</span>
          <strong>{order.number}</strong>
          <CopyButton text={order.number} />
        </p>
        {order.quoteDueAt && (
          <Deadline label={t(($) => $.orderSuccess.quoteBy)} at={order.quoteDueAt} over={t(($) => $.timeLeft.late)} />
        )}
        {order.payBy && (
          <Deadline label={t(($) => $.orderSuccess.payBy)} at={order.payBy} over={t(($) => $.timeLeft.over)} />
        )}
      </div>
    </MessageScreen>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting}>
      <Skeleton width={72} height={72} />
      <Skeleton width={320} height={38} />
      <Skeleton width={420} height={120} />
    </div>
  );
}
