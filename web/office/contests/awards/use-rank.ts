import type { AwardWork } from '#contract/calls/awards-desk.ts';
import { useTranslation } from '../../../lib/translation.ts';

/** The rank of a work in words. */
export function useRank() {
  const { t } = useTranslation();
  return ({ rank, tied }: Pick<AwardWork, 'rank' | 'tied'>) => {
    if (rank === null) return t(($) => $.office.awards.unranked);
    return tied > 1 ? t(($) => $.office.awards.tiedRank, { rank, tied }) : t(($) => $.office.awards.rank, { rank });
  };
}
