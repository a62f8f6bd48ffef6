import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './judging.module.css';

export interface ShownKey {
  name: string;
  key: string;
}

/** Shows a key, the only time that anybody sees it. */
export function KeyDialog({ of: { name, key }, onClosed }: { of: ShownKey; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.judging.key.title, { name })} onClosed={onClosed}>
      {(close) => (
        <div className={classes.form}>
          <p>{t(($) => $.office.judging.key.body)}</p>
          <output className={classes.key}>{key}</output>
          <div className={classes.ends}>
            <CopyButton
              text={key}
              label={t(($) => $.office.judging.key.copy)}
              done={t(($) => $.office.judging.key.copied)}
            />
            <Button size="small" onClick={close}>
              {t(($) => $.office.judging.key.done)}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
