import type { ReviewRound, Verdict } from '#contract/domain/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const ROUNDS: Record<ReviewRound, Tone> = { first: 'quiet', again: 'quiet', appeal: 'bad', second: 'accent' };
const VERDICTS: Record<Verdict, Tone> = { approve: 'good', return: 'accent', reject: 'bad' };

export function RoundLabel({ round }: { round: ReviewRound }) {
  const { t } = useTranslation();
  return <Label tone={ROUNDS[round]}>{t(($) => $.office.review.rounds[round])}</Label>;
}

export function VerdictLabel({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  return <Label tone={VERDICTS[verdict]}>{t(($) => $.office.review.verdicts[verdict])}</Label>;
}
