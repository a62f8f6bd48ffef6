import type { Payment } from '#contract/calls/payments.ts';
import { REFUND_DUE_REASONS } from '#contract/domain/payment.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Moment } from '../blocks/moment.tsx';

/** The time of a payment; of a transfer only the day is known. */
export function PaidAt({ payment: { way, paidAt } }: { payment: Payment }) {
  const language = useLanguage();
  if (way !== 'transfer') return <Moment at={paidAt} />;
  return <time dateTime={paidAt}>{formatMoment(paidAt, 'day', language)}</time>;
}

/** Name of the reason for a refund; staff's own words are shown as they are. */
export function useReasonName(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => {
    const known = REFUND_DUE_REASONS.find((one) => one === reason);
    return known ? t(($) => $.trade.refundDueReason[known]) : reason;
  };
}
