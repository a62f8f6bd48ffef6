import { IconScissors } from '@tabler/icons-react';
import { type Excerpt, formatExcerpt } from '#contract/domain/excerpt.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './excerpt-words.module.css';

/** The in and out points of a line, where there are any. */
export function ExcerptWords({ excerpt }: { excerpt: Excerpt | null }) {
  const { t } = useTranslation();
  if (!excerpt) return null;
  return (
    <span className={classes.excerpt}>
      <IconScissors size={14} stroke={1.8} aria-hidden="true" />
      {t(($) => $.trade.excerpt, { excerpt: formatExcerpt(excerpt) })}
    </span>
  );
}
