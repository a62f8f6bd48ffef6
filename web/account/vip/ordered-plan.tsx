import { useQuery } from '@tanstack/react-query';
import type { Pool, ProductOrder } from '#contract/calls/membership.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { OrderInvoice } from '../invoices/order-invoice.tsx';
import page from '../orders/order/order-page.module.css';
import pay from '../orders/pay/pay-panel.module.css';
import { PaymentHistory } from '../orders/pay/payment-history.tsx';
import { Ways } from '../orders/pay/ways.tsx';
import { OrderLabel } from './order-label.tsx';
import { OrderedFacts } from './ordered-facts.tsx';
import { PackageTakings } from './package-takings.tsx';
import { memberships, productPaymentsQuery, refreshVip } from './queries.ts';
import { ProductRefund } from './product-refund.tsx';

/** A product order: what it gives, how to pay it, and what came of it. */
export function OrderedPlan({ order }: { order: ProductOrder }) {
  const { t } = useTranslation();
  const paying = useQuery(productPaymentsQuery(order.productOrderId)).data;
  const { pool, standing } = order;
  const next = useNext(order);
  return (
    <div className={page.page}>
      <h1>{pool ? t(($) => $.packageOrder.title) : t(($) => $.vipOrder.title)}</h1>
      <div className={page.columns}>
        <div className={page.column}>
          <section className={page.panel} aria-labelledby="vip-plan">
            <div className={page.panelHead}>
              <h2 id="vip-plan">{order.name}</h2>
              <OrderLabel order={order} />
            </div>
            {next && <p className={page.words}>{next}</p>}
            {paying?.trouble && <p className={page.words}>{t(($) => $.vipOrder.trouble)}</p>}
            <OrderedFacts order={order} />
            {pool && standing === 'active' && pool.used < pool.quota && <Browse kind={pool.kind} />}
            {order.may.cancel && <Cancel productOrderId={order.productOrderId} />}
          </section>
          {pool && pool.used > 0 && <PackageTakings productOrderId={order.productOrderId} />}
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

/** What the buyer can do now, or what they wait for. */
function useNext({ pool, standing, state }: ProductOrder): string | undefined {
  const { t } = useTranslation();
  const shown = standing ?? state;
  if (shown === 'awaiting' || shown === 'confirmed') return undefined;
  if (!pool) return shown === 'requested' ? undefined : t(($) => $.vipOrder.next[shown]);
  if (shown === 'upcoming') return undefined;
  const usedUp = shown === 'active' && pool.used === pool.quota;
  return t(($) => $.packageOrder.next[usedUp ? 'usedUp' : shown]);
}

/** Leads to what the licences can be used on. */
function Browse({ kind }: { kind: Pool['kind'] }) {
  const { t } = useTranslation();
  return (
    <div className={page.buttons}>
      <ButtonLink variant="default" size="small" to={paths.searchResult({ type: kind === 'video' ? 'video' : 'pic' })}>
        {t(($) => $.packageOrder.browse[kind])}
      </ButtonLink>
    </div>
  );
}

type Paying = Parameters<typeof Ways>[0]['paying'];

function Pay({ order, paying }: { order: ProductOrder; paying: Paying }) {
  const { t } = useTranslation();
  const session = useSession();
  const { productOrderId, number, totalFen, pool } = order;
  if (totalFen === null) return null;
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
        hint={pool ? t(($) => $.packageOrder.begins) : t(($) => $.vipOrder.begins)}
        paying={paying}
      />
      <p className={pay.accepts}>{pool ? t(($) => $.packageOrder.once) : t(($) => $.vipOrder.noRenewal)}</p>
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
