import type { RoundState as State } from '#contract/domain/judging.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Label, type Tone } from '../../../ui/table/label.tsx';

const TONES: Record<State, Tone> = { planned: 'quiet', open: 'good', paused: 'bad', closed: 'accent' };

export function RoundState({ state }: { state: State }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.office.judging.states[state])}</Label>;
}
