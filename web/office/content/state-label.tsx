import type { EntryState } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const TONES: Record<EntryState, Tone> = {
  draft: 'quiet',
  scheduled: 'accent',
  published: 'good',
  ended: 'quiet',
  withdrawn: 'quiet',
};

export function StateLabel({ state }: { state: EntryState }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.office.content.states[state])}</Label>;
}
