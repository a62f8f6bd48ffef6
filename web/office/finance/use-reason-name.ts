import { useTranslation } from 'react-i18next';
import { REFUND_DUE_REASONS } from '#contract/domain/payment.ts';

/** Name of the reason for a refund; staff's own words are shown as they are. */
export function useReasonName(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => {
    const known = REFUND_DUE_REASONS.find((one) => one === reason);
    return known ? t(($) => $.trade.refundDueReason[known]) : reason;
  };
}
