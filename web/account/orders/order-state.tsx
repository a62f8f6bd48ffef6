import type { OrderRow } from '#contract/calls/orders.ts';
import type { OrderState, RefundState } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const TONES: Record<OrderState, Tone> = {
  submitted: 'quiet',
  quoted: 'accent',
  paid: 'accent',
  confirmed: 'good',
  closed: 'quiet',
};

const REFUND_TONES: Record<Exclude<RefundState, 'none'>, Tone> = {
  requested: 'accent',
  refused: 'bad',
  refunded: 'good',
};

export function RefundLabel({ refund }: { refund: RefundState }) {
  const { t } = useTranslation();
  if (refund === 'none') return null;
  return <Label tone={REFUND_TONES[refund]}>{t(($) => $.trade.refund[refund])}</Label>;
}

export function OrderStateLabels({ order }: { order: Pick<OrderRow, 'state' | 'refund'> }) {
  const { t } = useTranslation();
  return (
    <>
      <Label tone={TONES[order.state]}>{t(($) => $.trade.state[order.state])}</Label>
      <RefundLabel refund={order.refund} />
    </>
  );
}
