import { dayInChina } from './china-time.ts';

/** A version asks photographers for their consent, or only tells them. */
export const AGREEMENT_KINDS = ['consent', 'notice'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** Contracts signed before this day, in China, are replaced by the agreement and need consent. */
export const AGREEMENT_CUTOFF = '2019-12-17';
/** Days for which works stay on sale after their owner has rejected the agreement. */
export const STAY_DAYS = 30;
/** Days between the publication of lower shares and their day of effect. */
export const NOTICE_DAYS = 30;

export interface AgreementTexts {
  titleZh: string;
  titleEn: string;
  bodyZh: string;
  bodyEn: string;
}

interface Terms {
  sharePercent: number;
  exclusivePercent: number;
}

interface Known extends Terms {
  effectiveOn: string;
}

/**
 * What is wrong with a new version, and the first day from which it may be in effect: nothing takes effect in the past,
 * and lower shares are notices, some days ahead. Lower than what would be in effect on its day, or than the newest: a
 * cut that was announced for later is no measure of what somebody gets until then.
 */
export function versionFault(
  wanted: Known & { kind: AgreementKind },
  newestFirst: readonly Known[],
  now: Date,
): { field: 'kind' | 'effectiveOn'; first: string } | undefined {
  const measures = [newestFirst[0], newestFirst.find(({ effectiveOn }) => effectiveOn <= wanted.effectiveOn)];
  const lower = measures.some(
    (one) => one && (wanted.sharePercent < one.sharePercent || wanted.exclusivePercent < one.exclusivePercent),
  );
  const first = dayInChina(now, lower ? NOTICE_DAYS : 0);
  if (lower && wanted.kind !== 'notice') return { field: 'kind', first };
  return wanted.effectiveOn < first ? { field: 'effectiveOn', first } : undefined;
}

/** What the hash of a version is made of: both languages as they are shown. */
export function hashedText({ titleZh, titleEn, bodyZh, bodyEn }: AgreementTexts): string {
  return [titleZh, bodyZh, titleEn, bodyEn].join('\n\n');
}

export interface Clause {
  heading: string;
  paragraphs: string[];
}

/** Clauses of a text, with an empty line between them; the first line of each is its heading. */
export function clausesOf(body: string): Clause[] {
  return body
    .split(/\n{2,}/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .map((clause) => {
      const [heading = '', ...paragraphs] = clause.split('\n');
      return { heading, paragraphs };
    });
}
