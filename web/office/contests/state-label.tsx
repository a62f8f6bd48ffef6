import type { ContestState } from '#contract/domain/contest.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const TONES: Record<ContestState, Tone> = {
  draft: 'quiet',
  soon: 'accent',
  open: 'good',
  judging: 'accent',
  decided: 'quiet',
};

export function StateLabel({ state }: { state: ContestState }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.office.contests.states[state])}</Label>;
}
