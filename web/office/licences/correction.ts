import type { LicenceCorrection } from '#contract/calls/licences.ts';
import type { LicenceStanding } from '#contract/domain/licence.ts';

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
