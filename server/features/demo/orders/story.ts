import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { Step } from './steps.ts';

/** An order of the demo, and the steps that it goes through. */
export interface Story {
  slug: string;
  buyer: 'buyer' | 'photographer';
  /** The buyer has a VIP plan, which they buy before if they have none. */
  asVip?: true;
  kind: 'video' | 'photo' | 'music';
  /** Positions among the pieces online. */
  pieces: readonly number[];
  terms: LicenceTerms;
  licence: Omit<LicenceInfo, 'startsOn'>;
  specialRequest?: string;
  /** Price that sales quote for a piece without a price in the table. */
  quotedFen?: number;
  discountPercent?: number;
  /** Starts when the order is placed; the last step ends today. */
  steps: readonly Step[];
}

export const use = (
  scene: LicenceTerms['scene'],
  channel: LicenceTerms['channel'],
  period: LicenceTerms['period'],
  area: LicenceTerms['area'],
): LicenceTerms => ({ scene, channel, period, area });

export const about = (projectName: string, brand: string, endClient = '') => ({ projectName, brand, endClient });
