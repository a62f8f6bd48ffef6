import { useTranslation } from '../../lib/translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './keys-dialog.module.css';

const KEYS = [
  ['approve', 'A'],
  ['return', 'R'],
  ['reject', 'X'],
  ['reasons', '1–9'],
  ['confirm', 'Enter'],
  ['takeBack', 'U'],
  ['next', 'J'],
  ['previous', 'K'],
  ['fix', 'F'],
  ['compare', 'D'],
  ['original', 'O'],
  ['play', 'Space'],
  ['sound', 'M'],
  ['select', 'S'],
  ['escape', 'Esc'],
  ['help', '?'],
] as const;

export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.review.keys.title)} size={440} onClosed={onClosed}>
      {() => (
        <dl className={classes.keys}>
          {KEYS.map(([name, key]) => (
            <div key={name}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(($) => $.office.review.keys[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
