/** The four questions about the scope of a licence, in the order in which they are asked. */
export const SCENES = ['advertising', 'promotion', 'social', 'film-tv', 'publishing', 'education'] as const;
export type Scene = (typeof SCENES)[number];

export const CHANNELS = ['internet', 'tv', 'outdoor', 'cinema', 'print', 'event', 'all-media'] as const;
export type Channel = (typeof CHANNELS)[number];

export const PERIODS = ['month', 'year', 'three-years', 'five-years', 'permanent', 'buyout'] as const;
export type Period = (typeof PERIODS)[number];

export const AREAS = ['mainland', 'greater-china', 'global'] as const;
export type Area = (typeof AREAS)[number];

export interface LicenceTerms {
  scene: Scene;
  channel: Channel;
  period: Period;
  area: Area;
}

/** Terms in words beyond the four answers, as the certificate prints them; both empty when there are none. */
export interface SpecialTerms {
  zh: string;
  en: string;
}

/** What a line is quoted and licensed for. */
export interface Scope {
  terms: LicenceTerms;
  special: SpecialTerms;
}

export const NO_SPECIAL_TERMS: SpecialTerms = { zh: '', en: '' };

export function sameTerms(one: LicenceTerms, other: LicenceTerms): boolean {
  return (
    one.scene === other.scene && one.channel === other.channel && one.period === other.period && one.area === other.area
  );
}

export function sameScope(one: Scope, other: Scope): boolean {
  return (
    sameTerms(one.terms, other.terms) && one.special.zh === other.special.zh && one.special.en === other.special.en
  );
}

/** The use that most buyers need, by which prices are compared and with which a material's page opens. */
export const USUAL_TERMS: LicenceTerms = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' };
/** The same for material that may be used in news and education only. */
export const USUAL_EDITORIAL_TERMS: LicenceTerms = { ...USUAL_TERMS, scene: 'publishing' };

/** Terms whose price sales decide: perpetual, and exclusive buyout. */
export const BY_QUOTE_ONLY: readonly Period[] = ['permanent', 'buyout'];

/** Length of a licence in months; null without end. */
export const PERIOD_MONTHS: Record<Period, number | null> = {
  month: 1,
  year: 12,
  'three-years': 36,
  'five-years': 60,
  permanent: null,
  buyout: null,
};

export type TermsQuestion = keyof LicenceTerms;

/** Parts of a new use that a licence does not cover; empty when it covers everything. */
export function notCovered(licence: LicenceTerms, use: LicenceTerms): TermsQuestion[] {
  const missing: TermsQuestion[] = [];
  if (licence.scene !== use.scene) missing.push('scene');
  if (licence.channel !== use.channel && licence.channel !== 'all-media') missing.push('channel');
  if (PERIODS.indexOf(licence.period) < PERIODS.indexOf(use.period)) missing.push('period');
  if (AREAS.indexOf(licence.area) < AREAS.indexOf(use.area)) missing.push('area');
  return missing;
}
