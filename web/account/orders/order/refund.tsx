import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { toast } from '../../../ui/toast.ts';
import { payments, refreshOrder } from '../queries.ts';
import { useRequestKey } from '../request-key.ts';
import page from './order-page.module.css';

/** The way to one's money back while there is one, and what came of it. */
export function Refund({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { refund } = order;
  if (refund === 'none' && !order.may.askRefund) return null;
  return (
    <section className={page.panel} aria-labelledby="order-refund">
      <div className={page.panelHead}>
        <h2 id="order-refund">{t(($) => $.orderRefund.title)}</h2>
        {refund !== 'none' && (
          <Label tone={refund === 'refused' ? 'bad' : 'accent'}>{t(($) => $.trade.refund[refund])}</Label>
        )}
        {order.may.askRefund && (
          <Button variant="default" size="small" onClick={() => setAsking(true)}>
            {t(($) => $.orderRefund.ask)}
          </Button>
        )}
      </div>
      {refund !== 'none' && <p className={page.words}>{t(($) => $.orderRefund[refund])}</p>}
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
      {asking && (
        <Dialog title={t(($) => $.orderRefund.askTitle)} onClosed={() => setAsking(false)}>
          {(close) => <AskRefund orderId={order.orderId} close={close} />}
        </Dialog>
      )}
    </section>
  );
}

function AskRefund({ orderId, close }: { orderId: number; close: () => void }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const key = useRequestKey();
  const asking = useMutation({
    mutationFn: () => payments.askRefund({ key: key.current(), orderId, words: words.trim() }),
    onSuccess: async () => {
      key.done();
      close();
      await toast(t(($) => $.orderRefund.asked));
      await refreshOrder(orderId);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(words.trim() === '');
    if (words.trim() !== '' && !asking.isPending) asking.mutate();
  };
  return (
    <form className={page.form} onSubmit={send} noValidate>
      <p>{t(($) => $.orderRefund.askBody)}</p>
      <Textarea
        data-autofocus
        label={t(($) => $.orderRefund.words)}
        required
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={missing && t(($) => $.fieldProblems.required)}
        maxLength={LIMITS.reasonMax}
        rows={4}
      />
      <Problem>{asking.error?.message}</Problem>
      <div className={page.dialogButtons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={asking.isPending}>
          {t(($) => $.orderRefund.ask)}
        </Button>
      </div>
    </form>
  );
}
