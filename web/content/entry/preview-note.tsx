import { useTranslation } from '../../lib/translation.ts';
import classes from './preview-note.module.css';

/** Says that visitors do not see this yet. */
export function PreviewNote() {
  const { t } = useTranslation();
  return (
    <p className={classes.note} role="note">
      {t(($) => $.content.preview)}
    </p>
  );
}
