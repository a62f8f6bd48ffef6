import type { OutputOf } from '#contract/call.ts';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { DraftVip, salesDeskCalls } from '#contract/calls/sales-desk.ts';
import { mayMoveOrder } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AdminHistory } from '../blocks/history.tsx';
import { useMaySell } from '../blocks/trade.ts';
import layout from '../blocks/desk-layout.module.css';
import { BuyerCard } from './buyer-card.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import classes from './order-desk.module.css';
import { QuoteEditor } from './quote-editor.tsx';
import { QuotedLines } from './quoted-lines.tsx';
import { Thread } from './thread.tsx';
import { Versions } from './versions.tsx';

interface Props {
  order: OrderDetail;
  buyer: OutputOf<(typeof salesDeskCalls)['detail']>['buyer'];
  vip: DraftVip | null;
  onUnsaved: (unsaved: boolean) => void;
}

export function OrderBody({ order, buyer, vip, onUnsaved }: Props) {
  const maySell = useMaySell();
  const quotable = maySell && mayMoveOrder(order.state, 'quoted', 'sales');
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <Banners order={order} />
        {quotable ? <QuoteEditor order={order} vip={vip} onUnsaved={onUnsaved} /> : <QuotedLines order={order} />}
        <Versions order={order} />
      </div>
      <div className={layout.side}>
        <Thread order={order} mayWrite={maySell} />
        <LicenceFacts order={order} />
        <BuyerCard buyer={buyer} />
        <AdminHistory subject={`order:${order.orderId}`} />
      </div>
    </div>
  );
}

/** The buyer's special request, and how the order ended. */
function Banners({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  return (
    <>
      {order.specialRequest && (
        <section className={classes.banner}>
          <h2>{t(($) => $.office.sales.order.special)}</h2>
          <p>{order.specialRequest}</p>
        </section>
      )}
      {order.refundWords && (
        <section className={classes.banner} data-tone={order.refund === 'requested' ? 'bad' : 'quiet'}>
          <h2>{t(($) => $.office.sales.order.refundAsked)}</h2>
          <p>{order.refundWords}</p>
          {order.refundAnswer && (
            <p>
              {t(($) => $.office.sales.order.refundAnswer)}: {order.refundAnswer}
            </p>
          )}
        </section>
      )}
      {order.closeReason && (
        <section className={classes.banner} data-tone="quiet">
          <h2>
            {t(($) => $.office.sales.order.closed, { reason: t(($$) => $$.trade.closeReason[order.closeReason!]) })}
          </h2>
          {order.closeWords && <p>{order.closeWords}</p>}
        </section>
      )}
    </>
  );
}
