import type { LicenceStanding } from '#contract/domain/licence.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';

const TONES: Record<LicenceStanding, Tone> = {
  valid: 'good',
  'not-yet': 'accent',
  expired: 'quiet',
  superseded: 'quiet',
  revoked: 'bad',
};

export function StandingLabel({ standing }: { standing: LicenceStanding }) {
  const { t } = useTranslation();
  return <Label tone={TONES[standing]}>{t(($) => $.trade.standing[standing])}</Label>;
}
