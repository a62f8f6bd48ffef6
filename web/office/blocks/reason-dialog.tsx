import { useTranslation } from '../../lib/translation.ts';
import { WordsDialog, type WordsDialogProps } from '../../ui/words-dialog.tsx';

type Props = Omit<WordsDialogProps, 'label' | 'hint'> & Partial<Pick<WordsDialogProps, 'label' | 'hint'>>;

/** Asks for the reason of a change; by default it goes to the audit trail. */
export function ReasonDialog(props: Props) {
  const { t } = useTranslation();
  return <WordsDialog label={t(($) => $.office.reason.label)} hint={t(($) => $.office.reason.hint)} {...props} />;
}
