import { useState } from 'react';
import type { ProductOrder } from '#contract/calls/membership.ts';
import type { AwaitedRed } from '#contract/calls/payments.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { WordsDialog } from '../../ui/words-dialog.tsx';
import { RefundLabel } from '../orders/order-state.tsx';
import { RefundWaits } from '../orders/order/refund-waits.tsx';
import page from '../orders/order/order-page.module.css';
import { useRequestKey } from '../orders/request-key.ts';
import { payments, refreshVip } from './queries.ts';

/** Asks for a refund while that is possible, and shows its outcome. */
export function ProductRefund({ order, redFlush }: { order: ProductOrder; redFlush: AwaitedRed | null }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { refund, may } = order;
  if (refund === 'none' && !may.askRefund) return null;
  return (
    <section className={page.panel} aria-labelledby="vip-refund">
      <div className={page.panelHead}>
        <h2 id="vip-refund">{t(($) => $.vipOrder.refundTitle)}</h2>
        <RefundLabel refund={refund} />
        {may.askRefund && (
          <Button variant="default" size="small" onClick={() => setAsking(true)}>
            {t(($) => $.vipOrder.refundAsk)}
          </Button>
        )}
      </div>
      {redFlush && <RefundWaits redFlush={redFlush} />}
      {refund === 'none' ? (
        <p className={page.note}>
          {order.pool ? t(($) => $.packageOrder.refundHint) : t(($) => $.vipOrder.refundHint)}
        </p>
      ) : (
        <dl className={page.facts}>
          <div>
            <dt>{t(($) => $.vipOrder.refundWords)}</dt>
            <dd>{order.refundWords}</dd>
          </div>
          {order.refundAnswer && (
            <div>
              <dt>{t(($) => $.vipOrder.refundAnswer)}</dt>
              <dd>{order.refundAnswer}</dd>
            </div>
          )}
        </dl>
      )}
      {asking && <AskRefund order={order} onClosed={() => setAsking(false)} />}
    </section>
  );
}

function AskRefund({ order, onClosed }: { order: ProductOrder; onClosed: () => void }) {
  const { t } = useTranslation();
  const key = useRequestKey();
  const { productOrderId, pool } = order;
  const ask = async (words: string) => {
    await payments.askRefund({ key: key.current(), productOrderId, words });
    key.done();
    void toast(t(($) => $.vipOrder.refundAsked));
    void refreshVip();
  };
  return (
    <WordsDialog
      title={t(($) => $.vipOrder.refundAskTitle)}
      body={pool ? t(($) => $.packageOrder.refundAskBody) : t(($) => $.vipOrder.refundAskBody)}
      label={t(($) => $.vipOrder.refundWords)}
      field="words"
      confirm={t(($) => $.vipOrder.refundAsk)}
      onConfirm={ask}
      onClosed={onClosed}
    />
  );
}
