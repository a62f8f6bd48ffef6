import type { LicenceCorrection } from '#contract/calls/licences.ts';
import type { LicenceStanding } from '#contract/domain/licence.ts';
import { LICENSEE_TYPES } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Fields that can be corrected, in the order of the certificate. */
export const FIELDS = ['licenseeType', 'licensee', 'creditCode', 'projectName', 'brand', 'endClient'] as const;
export type Field = (typeof FIELDS)[number];

export function correctable(licence: LicenceCorrection): LicenceCorrection {
  const { licenseeType, licensee, creditCode, projectName, brand, endClient } = licence;
  return { licenseeType, licensee, creditCode, projectName, brand, endClient };
}

/** Whether a licence has ended and can no longer be corrected. */
export function hasEnded({ standing }: { standing: LicenceStanding }): boolean {
  return standing === 'superseded' || standing === 'revoked';
}

export function differencesOf(now: LicenceCorrection, wanted: LicenceCorrection): Field[] {
  return FIELDS.filter((name) => now[name] !== wanted[name]);
}

export function useFieldValue(): (name: Field, value: string) => string {
  const { t } = useTranslation();
  return (name, value) => {
    const type = name === 'licenseeType' && LICENSEE_TYPES.find((one) => one === value);
    if (type) return t(($) => $.trade.licenseeType[type]);
    return value || t(($) => $.office.licences.nothing);
  };
}
