import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './programs.module.css';

interface Props {
  title: string;
  note: string;
  secret: string;
  onClosed: () => void;
}

/** Shows a secret the only time that it can be shown. */
export function SecretDialog({ title, note, secret, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClosed={onClosed}>
      {(close) => (
        <div className={classes.secret}>
          <p>{note}</p>
          <code>{secret}</code>
          <CopyButton text={secret} />
          <Button onClick={close}>{t(($) => $.company.programs.noted)}</Button>
        </div>
      )}
    </Dialog>
  );
}
