import type { LicenceStanding } from '#contract/domain/licence.ts';
import type { ProductOrderState } from '#contract/domain/membership.ts';
import type { OrderState } from '#contract/domain/order.ts';
import type { PaymentState } from '#contract/domain/payment.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const ORDER_TONES: Record<OrderState | ProductOrderState, Tone> = {
  requested: 'accent',
  awaiting: 'quiet',
  submitted: 'accent',
  quoted: 'quiet',
  paid: 'accent',
  confirmed: 'good',
  closed: 'quiet',
};

const PAYMENT_TONES: Record<PaymentState, Tone> = {
  claimed: 'accent',
  rejected: 'bad',
  settled: 'good',
  refund_due: 'bad',
  refunded: 'quiet',
};

const STANDING_TONES: Record<LicenceStanding, Tone> = {
  valid: 'good',
  'not-yet': 'accent',
  expired: 'quiet',
  superseded: 'quiet',
  revoked: 'bad',
};

export function OrderStateLabel({ state }: { state: OrderState | ProductOrderState }) {
  const { t } = useTranslation();
  return <Label tone={ORDER_TONES[state]}>{t(($) => $.trade.state[state])}</Label>;
}

export function PaymentStateLabel({ state }: { state: PaymentState }) {
  const { t } = useTranslation();
  return <Label tone={PAYMENT_TONES[state]}>{t(($) => $.trade.paymentState[state])}</Label>;
}

export function StandingLabel({ standing }: { standing: LicenceStanding }) {
  const { t } = useTranslation();
  return <Label tone={STANDING_TONES[standing]}>{t(($) => $.trade.standing[standing])}</Label>;
}
