import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { BUYER_CLOSE_REASONS } from '#contract/domain/order.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { Choices } from '../choices.tsx';
import { orders, refreshOrder } from '../queries.ts';
import page from './order-page.module.css';

type Reason = (typeof BUYER_CLOSE_REASONS)[number];

/** Asks why, and says what will be lost. */
export function CloseDialog({ order, onClosed }: { order: OrderDetail; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.orderPage.closeTitle)} onClosed={onClosed}>
      {(close) => <CloseForm order={order} close={close} />}
    </Dialog>
  );
}

function CloseForm({ order, close }: { order: OrderDetail; close: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<Reason>('cancelled');
  const [words, setWords] = useState('');
  const closing = useMutation({
    mutationFn: () => orders.close({ orderId: order.orderId, reason, words }),
    onSuccess: async () => {
      close();
      await toast(t(($) => $.orderPage.closed));
      await refreshOrder(order.orderId);
    },
  });
  // Nobody can decline a quote that was not made.
  const reasons = BUYER_CLOSE_REASONS.filter((value) => value !== 'quote-rejected' || order.quote !== null);
  return (
    <div className={page.form}>
      <p>{t(($) => $.orderPage.closeBody)}</p>
      <Choices
        label={t(($) => $.orderPage.closeReason)}
        options={reasons.map((value) => ({ value, label: t(($) => $.trade.closeReason[value]) }))}
        value={reason}
        onChange={setReason}
      />
      <Textarea
        label={t(($) => $.orderPage.closeWords)}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        maxLength={LIMITS.reasonMax}
        rows={3}
      />
      <Problem>{closing.error?.message}</Problem>
      <div className={page.dialogButtons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button variant="danger" loading={closing.isPending} onClick={() => closing.mutate()}>
          {t(($) => $.orderPage.close)}
        </Button>
      </div>
    </div>
  );
}
