import { useState } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { SALES_CLOSE_REASONS } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect } from '../../ui/fields.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { useChangeTrade } from '../blocks/trade.ts';
import { sales } from './queries.ts';

type Reason = (typeof SALES_CLOSE_REASONS)[number];

export function CloseDialog({ order, onClosed }: { order: OrderDetail; onClosed: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<Reason>('cancelled');
  const close = useChangeTrade({ send: sales.close, done: () => t(($) => $.office.sales.close.done) });
  return (
    <ReasonDialog
      title={t(($) => $.office.sales.close.title, { number: order.number })}
      body={t(($) => $.office.sales.close.body)}
      label={t(($) => $.office.sales.close.words)}
      hint={t(($) => $.office.sales.close.wordsHint)}
      confirm={t(($) => $.office.sales.close.confirm)}
      danger
      onConfirm={(words) => close.mutateAsync({ orderId: order.orderId, reason, words })}
      onClosed={onClosed}
    >
      <NativeSelect
        data-autofocus
        label={t(($) => $.office.sales.close.reason)}
        value={reason}
        data={SALES_CLOSE_REASONS.map((value) => ({ value, label: t(($) => $.trade.closeReason[value]) }))}
        onChange={({ currentTarget }) =>
          setReason(SALES_CLOSE_REASONS.find((one) => one === currentTarget.value) ?? 'cancelled')
        }
      />
    </ReasonDialog>
  );
}
