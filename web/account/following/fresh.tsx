import { freshText } from '#contract/domain/following.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './following.module.css';

/** How much came on sale since the reader looked. */
export function Fresh({ fresh }: { fresh: number }) {
  const { t } = useTranslation();
  if (fresh === 0) return <span className={classes.none}>{t(($) => $.following.noFresh)}</span>;
  return (
    <span className={classes.fresh}>{t(($) => $.following.fresh, { count: fresh, number: freshText(fresh) })}</span>
  );
}
