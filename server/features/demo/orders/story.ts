import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { Step } from './steps.ts';

/** An order of the demo: what is ordered, and what becomes of it. */
export interface Story {
  slug: string;
  buyer: 'buyer' | 'photographer';
  kind: 'video' | 'photo';
  /** Which of those on sale. */
  pieces: readonly number[];
  terms: LicenceTerms;
  licence: Omit<LicenceInfo, 'startsOn'>;
  specialRequest?: string;
  /** What sales ask for a piece that has no price in the table. */
  quotedFen?: number;
  discountPercent?: number;
  /** From the moment at which it is ordered; the last one ends today. */
  steps: readonly Step[];
}

export const use = (
  scene: LicenceTerms['scene'],
  channel: LicenceTerms['channel'],
  period: LicenceTerms['period'],
  area: LicenceTerms['area'],
): LicenceTerms => ({ scene, channel, period, area });

export const about = (projectName: string, brand: string, endClient = '') => ({ projectName, brand, endClient });
