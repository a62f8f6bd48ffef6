import classes from './count-badge.module.css';

const MOST = 99;

/** A count up to its limit, on an icon or at the end of a word. */
export function CountBadge({ count, on = 'icon' }: { count: number; on?: 'icon' | 'word' }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge} data-on={on}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
