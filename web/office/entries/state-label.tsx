import type { EntryState } from '#contract/domain/entry.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const TONES: Record<EntryState, Tone> = {
  draft: 'quiet',
  submitted: 'accent',
  rejected: 'bad',
  judging: 'good',
  shortlisted: 'good',
  awarded: 'good',
  'not-awarded': 'quiet',
  withdrawn: 'quiet',
};

export function StateLabel({ state }: { state: EntryState }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.entries.states[state])}</Label>;
}
