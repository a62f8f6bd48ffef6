import { useTranslation } from 'react-i18next';
import { Label, type Tone } from '../../ui/table/label.tsx';
import type { Message } from './queries.ts';

const TONES: Record<Message['state'], Tone> = { waiting: 'accent', delivered: 'good', kept: 'quiet' };

export function MessageState({ state }: { state: Message['state'] }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.office.mailbox[state])}</Label>;
}
