import { useTranslation } from 'react-i18next';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';

/** What a licence is for, in one line. */
export function useTerms(): (terms: LicenceTerms) => string {
  const { t } = useTranslation();
  return ({ scene, channel, period, area }) =>
    [
      t(($) => $.trade.scene[scene]),
      t(($) => $.trade.channel[channel]),
      t(($) => $.trade.period[period]),
      t(($) => $.trade.area[area]),
    ].join(' · ');
}
