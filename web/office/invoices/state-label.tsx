import type { InvoiceState } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const TONES: Record<InvoiceState, Tone> = {
  awaiting: 'quiet',
  applied: 'accent',
  issuing: 'accent',
  issued: 'good',
  rejected: 'bad',
  'red-requested': 'accent',
  'red-flushed': 'quiet',
};

export function StateLabel({ state }: { state: InvoiceState }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.invoices.states[state])}</Label>;
}
