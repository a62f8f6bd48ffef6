import { useTranslation } from 'react-i18next';
import { REFUND_DUE_REASONS } from '#contract/domain/payment.ts';

/** Why money must go back, in words; what staff wrote themselves is shown as it is. */
export function useReasonName(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => {
    const known = REFUND_DUE_REASONS.find((one) => one === reason);
    return known ? t(($) => $.trade.refundDueReason[known]) : reason;
  };
}
