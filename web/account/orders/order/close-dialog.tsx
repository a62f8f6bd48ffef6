import { useState } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { BUYER_CLOSE_REASONS } from '#contract/domain/order.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { toast } from '../../../ui/toast.ts';
import { WordsDialog } from '../../../ui/words-dialog.tsx';
import { Choices } from '../choices.tsx';
import { orders, refreshOrder } from '../queries.ts';

type Reason = (typeof BUYER_CLOSE_REASONS)[number];

/** Asks for a reason and warns about what will be lost. */
export function CloseDialog({ order, onClosed }: { order: OrderDetail; onClosed: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<Reason>('cancelled');
  const send = async (words: string) => {
    await orders.close({ orderId: order.orderId, reason, words });
    void toast(t(($) => $.orderPage.closed));
    void refreshOrder(order.orderId);
  };
  // A quote that was never made cannot be declined.
  const reasons = BUYER_CLOSE_REASONS.filter((value) => value !== 'quote-rejected' || order.quote !== null);
  return (
    <WordsDialog
      title={t(($) => $.orderPage.closeTitle)}
      body={t(($) => $.orderPage.closeBody)}
      label={t(($) => $.orderPage.closeWords)}
      field="words"
      optional
      danger
      confirm={t(($) => $.orderPage.close)}
      onConfirm={send}
      onClosed={onClosed}
    >
      <Choices
        label={t(($) => $.orderPage.closeReason)}
        options={reasons.map((value) => ({ value, label: t(($) => $.trade.closeReason[value]) }))}
        value={reason}
        onChange={setReason}
      />
    </WordsDialog>
  );
}
