import type { BatchState, PayoutState } from '#contract/domain/payout.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const BATCH_TONES: Record<BatchState, Tone> = {
  prepared: 'accent',
  released: 'accent',
  closed: 'good',
  cancelled: 'quiet',
};
const TONES: Record<PayoutState, Tone> = { waiting: 'quiet', paid: 'good', bounced: 'bad', cancelled: 'quiet' };

export function BatchLabel({ state }: { state: BatchState }) {
  const { t } = useTranslation();
  return <Label tone={BATCH_TONES[state]}>{t(($) => $.office.payouts.batchStates[state])}</Label>;
}

export function PayoutLabel({ state }: { state: PayoutState }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.office.payouts.states[state])}</Label>;
}
