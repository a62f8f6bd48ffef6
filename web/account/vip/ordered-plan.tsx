import { useQuery } from '@tanstack/react-query';
import type { ProductOrder } from '#contract/calls/membership.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { OrderInvoice } from '../invoices/order-invoice.tsx';
import page from '../orders/order/order-page.module.css';
import pay from '../orders/pay/pay-panel.module.css';
import { PaymentHistory } from '../orders/pay/payment-history.tsx';
import { Ways } from '../orders/pay/ways.tsx';
import { OrderLabel } from './order-label.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { memberships, productPaymentsQuery, refreshVip } from './queries.ts';
import { ProductRefund } from './product-refund.tsx';

/** A product order: what it gives, how to pay it, and what came of it. */
export function OrderedPlan({ order }: { order: ProductOrder }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const paying = useQuery(productPaymentsQuery(order.productOrderId)).data;
  const { state, standing } = order;
  const shown = standing ?? state;
  const next = shown === 'awaiting' || shown === 'confirmed' ? undefined : t(($) => $.vipOrder.next[shown]);
  return (
    <div className={page.page}>
      <h1>{t(($) => $.vipOrder.title)}</h1>
      <div className={page.columns}>
        <div className={page.column}>
          <section className={page.panel} aria-labelledby="vip-plan">
            <div className={page.panelHead}>
              <h2 id="vip-plan">{order.name}</h2>
              <OrderLabel order={order} />
            </div>
            {next && <p className={page.words}>{next}</p>}
            {paying?.trouble && <p className={page.words}>{t(($) => $.vipOrder.trouble)}</p>}
            <PlanFacts
              plan={order}
              holder={order.forCompany ? t(($) => $.vipOrder.yourCompany) : t(($) => $.vipOrder.you)}
              startsOn={order.startsOn}
              endsOn={order.endsOn}
              planned={standing === null}
              more={[
                [t(($) => $.vipOrder.number), order.number],
                [t(($) => $.vipOrder.total), formatFen(order.totalFen)],
                ...(order.may.pay
                  ? [[t(($) => $.vipOrder.payBy), formatDateTime(order.payBy, language)] as const]
                  : []),
              ]}
            />
            {order.may.cancel && <Cancel productOrderId={order.productOrderId} />}
          </section>
          <ProductRefund order={order} redFlush={paying?.redFlush ?? null} />
          {order.paidAt && <OrderInvoice of={{ productOrderId: order.productOrderId }} />}
        </div>
        <div className={page.column}>
          {order.may.pay && paying && <Pay order={order} paying={paying} />}
          {paying && paying.payments.length > 0 && <PaymentHistory payments={paying.payments} />}
        </div>
      </div>
    </div>
  );
}

type Paying = Parameters<typeof Ways>[0]['paying'];

function Pay({ order, paying }: { order: ProductOrder; paying: Paying }) {
  const { t } = useTranslation();
  const session = useSession();
  const { productOrderId, number, totalFen } = order;
  const named = { productOrderId };
  return (
    <section className={page.panel} data-first aria-labelledby="vip-pay">
      <h2 id="vip-pay">{t(($) => $.orderPay.title)}</h2>
      <p className={pay.amount}>
        <span>{t(($) => $.orderPay.amount)}</span>
        <strong>{formatFen(totalFen)}</strong>
      </p>
      <Ways
        toPay={{ named, thing: named, number, totalFen, payer: session?.nickname ?? '', refresh: refreshVip }}
        hint={t(($) => $.vipOrder.begins)}
        paying={paying}
      />
      <p className={pay.accepts}>{t(($) => $.vipOrder.noRenewal)}</p>
    </section>
  );
}

function Cancel({ productOrderId }: { productOrderId: number }) {
  const { t } = useTranslation();
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.vipOrder.cancelTitle),
      body: t(($) => $.vipOrder.cancelBody),
      confirm: t(($) => $.vipOrder.cancel),
    });
    if (!sure) return;
    try {
      await memberships.cancel({ productOrderId });
      await toast(t(($) => $.vipOrder.cancelled));
    } catch (error) {
      await toast((error as Error).message, 'failed');
    }
    await refreshVip();
  };
  return (
    <div className={page.buttons}>
      <Button variant="plain" size="small" onClick={() => void ask()}>
        {t(($) => $.vipOrder.cancel)}
      </Button>
    </div>
  );
}
