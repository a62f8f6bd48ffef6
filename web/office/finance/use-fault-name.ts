import { useTranslation } from 'react-i18next';
import { NOTICE_FAULTS } from '#contract/domain/payment.ts';

/** Why a notice was not taken, in words; what has none is shown as it is. */
export function useFaultName(): (outcome: string) => string {
  const { t } = useTranslation();
  return (outcome) => {
    const known = NOTICE_FAULTS.find((one) => one === outcome);
    return known ? t(($) => $.office.finance.notices.faults[known]) : outcome;
  };
}
