import type { Entry } from '#contract/calls/entries.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './entering.module.css';

/** Why an entry was rejected, if it was. */
export function Rejection({ entry: { rejection } }: { entry: Entry }) {
  const { t } = useTranslation();
  if (!rejection) return null;
  return (
    <div role="alert" className={classes.rejected}>
      <strong>{t(($) => $.entering.rejected, { reason: t(($) => $.entries.reasons[rejection.code]) })}</strong>
      {rejection.words && <p>{rejection.words}</p>}
    </div>
  );
}
