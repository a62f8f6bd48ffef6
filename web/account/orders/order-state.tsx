import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contract/calls/orders.ts';
import type { OrderState } from '#contract/domain/order.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const TONES: Record<OrderState, Tone> = {
  submitted: 'quiet',
  quoted: 'accent',
  paid: 'accent',
  confirmed: 'good',
  closed: 'quiet',
};

export function OrderStateLabels({ order }: { order: Pick<OrderRow, 'state' | 'refund'> }) {
  const { t } = useTranslation();
  return (
    <>
      <Label tone={TONES[order.state]}>{t(($) => $.trade.state[order.state])}</Label>
      {order.refund !== 'none' && (
        <Label tone={order.refund === 'refused' ? 'bad' : 'accent'}>{t(($) => $.trade.refund[order.refund])}</Label>
      )}
    </>
  );
}
