import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { useTranslation } from './translation.ts';

/** The scope of a licence in one line. Needs the texts of `trade`. */
export function useTermsWords(): (terms: LicenceTerms) => string {
  const { t } = useTranslation();
  return ({ scene, channel, period, area }) =>
    [
      t(($) => $.trade.scene[scene]),
      t(($) => $.trade.channel[channel]),
      t(($) => $.trade.period[period]),
      t(($) => $.trade.area[area]),
    ].join(' · ');
}
