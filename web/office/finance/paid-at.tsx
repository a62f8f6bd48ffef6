import type { Payment } from '#contract/calls/payments.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { Moment } from '../blocks/moment.tsx';

/** The time of a payment; of a transfer only the day is known. */
export function PaidAt({ payment: { way, paidAt } }: { payment: Payment }) {
  const language = useLanguage();
  if (way !== 'transfer') return <Moment at={paidAt} />;
  return <time dateTime={paidAt}>{formatMoment(paidAt, 'day', language)}</time>;
}
