import { dayInChina } from '#contract/domain/china-time.ts';
import { isCreditCode, type LicenceInfo, namesOneParty, ORDER_LIMITS } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { CallError } from '../../lib/api.ts';

export type LicenceField = keyof LicenceInfo;
type LicenceProblem = 'please' | 'one-name' | 'wrong-code' | 'wrong-date';
export type LicenceProblems = Partial<Record<LicenceField, LicenceProblem>>;

/** Fields that a licence requires. */
export const NEEDED = ['licensee', 'projectName', 'brand', 'startsOn', 'contactName', 'contact'] as const;

/** Initial values of the form: the last order's, except a day that has passed. */
export function firstLicence(last: LicenceInfo | null, today: string): LicenceInfo {
  const empty: LicenceInfo = {
    licenseeType: 'company',
    licensee: '',
    creditCode: '',
    projectName: '',
    brand: '',
    endClient: '',
    contactName: '',
    contact: '',
    startsOn: today,
  };
  return last ? { ...last, startsOn: last.startsOn < today ? today : last.startsOn } : empty;
}

/** Problems of each field that the values have: further projects have no contact of their own. */
export function licenceProblems(
  values: PartInfo & Partial<LicenceInfo>,
  { from, to }: { from: string; to: string },
): LicenceProblems {
  const problems: LicenceProblems = {};
  for (const field of NEEDED) if (values[field]?.trim() === '') problems[field] = 'please';
  if (!problems.licensee && !namesOneParty(values.licensee.trim())) problems.licensee = 'one-name';
  const code = values.creditCode.trim().toUpperCase();
  if (values.licenseeType === 'company' && code !== '' && !isCreditCode(code)) problems.creditCode = 'wrong-code';
  if (!problems.startsOn && (values.startsOn < from || values.startsOn > to)) problems.startsOn = 'wrong-date';
  return problems;
}

/** First and last day on which a licence may begin. */
export function startDays(now = Date.now()): { from: string; to: string } {
  return { from: dayInChina(now), to: dayInChina(now, ORDER_LIMITS.startDays) };
}

/** Values as they are sent: a person has no credit code. */
export function licenceToSend<Values extends PartInfo>(values: Values): Values {
  return { ...values, creditCode: values.licenseeType === 'company' ? values.creditCode : '' };
}

/** The server's messages for fields that have not changed since they were sent. */
export function refusedFields(
  error: Error | null,
  sent: { [Field in LicenceField]?: string | undefined } | undefined,
  now: LicenceInfo,
): Partial<Record<LicenceField, string>> {
  if (!(error instanceof CallError) || !sent) return {};
  const same = (field: string) => field in sent && sent[field as LicenceField] === now[field as LicenceField];
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => same(field)));
}
