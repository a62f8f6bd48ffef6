import { useState } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { AwaitedRed } from '#contract/calls/payments.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { WordsDialog } from '../../../ui/words-dialog.tsx';
import { RefundLabel } from '../order-state.tsx';
import { payments, refreshOrder } from '../queries.ts';
import { useRequestKey } from '../request-key.ts';
import page from './order-page.module.css';
import { RefundWaits } from './refund-waits.tsx';

/** Asks for a refund while that is possible, and shows its outcome. */
export function Refund({ order, redFlush }: { order: OrderDetail; redFlush: AwaitedRed | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { refund } = order;
  if (refund === 'none' && !order.may.askRefund) return null;
  return (
    <section className={page.panel} aria-labelledby="order-refund">
      <div className={page.panelHead}>
        <h2 id="order-refund">{t(($) => $.orderRefund.title)}</h2>
        <RefundLabel refund={refund} />
        {order.may.askRefund && (
          <Button variant="default" size="small" onClick={() => setAsking(true)}>
            {t(($) => $.orderRefund.ask)}
          </Button>
        )}
      </div>
      {refund !== 'none' && <p className={page.words}>{t(($) => $.orderRefund[refund])}</p>}
      {redFlush && <RefundWaits redFlush={redFlush} />}
      {refund === 'none' && order.refundUntil && (
        <p className={page.note}>
          {t(($) => $.orderRefund.until, { date: formatDateTime(order.refundUntil!, language) })}
        </p>
      )}
      {refund !== 'none' && (
        <dl className={page.facts}>
          <div>
            <dt>{t(($) => $.orderRefund.yourWords)}</dt>
            <dd>{order.refundWords}</dd>
          </div>
          {order.refundAnswer && (
            <div>
              <dt>{t(($) => $.orderRefund.answer)}</dt>
              <dd>{order.refundAnswer}</dd>
            </div>
          )}
        </dl>
      )}
      {asking && <AskRefund orderId={order.orderId} onClosed={() => setAsking(false)} />}
    </section>
  );
}

function AskRefund({ orderId, onClosed }: { orderId: number; onClosed: () => void }) {
  const { t } = useTranslation();
  const key = useRequestKey();
  const ask = async (words: string) => {
    await payments.askRefund({ key: key.current(), orderId, words });
    key.done();
    void toast(t(($) => $.orderRefund.asked));
    void refreshOrder(orderId);
  };
  return (
    <WordsDialog
      title={t(($) => $.orderRefund.askTitle)}
      body={t(($) => $.orderRefund.askBody)}
      label={t(($) => $.orderRefund.words)}
      field="words"
      confirm={t(($) => $.orderRefund.ask)}
      onConfirm={ask}
      onClosed={onClosed}
    />
  );
}
