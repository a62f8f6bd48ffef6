import type { ApplicationState } from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const TONES: Record<ApplicationState, Tone> = {
  draft: 'quiet',
  submitted: 'accent',
  reviewing: 'accent',
  'more-needed': 'quiet',
  rejected: 'bad',
  approved: 'good',
};

export function StateLabel({ state }: { state: ApplicationState }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.applications.states[state])}</Label>;
}
