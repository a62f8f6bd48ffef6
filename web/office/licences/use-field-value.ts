import { useTranslation } from 'react-i18next';
import { LICENSEE_TYPES } from '#contract/domain/order.ts';
import type { Field } from './correction.ts';

export function useFieldValue(): (name: Field, value: string) => string {
  const { t } = useTranslation();
  return (name, value) => {
    const type = name === 'licenseeType' && LICENSEE_TYPES.find((one) => one === value);
    if (type) return t(($) => $.trade.licenseeType[type]);
    return value || t(($) => $.office.licences.nothing);
  };
}
