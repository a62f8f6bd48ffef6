import classes from './count-badge.module.css';

const MOST = 99;

/** How many there are, as far as it has room to say. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={classes.badge}>{count > MOST ? `${MOST}+` : count}</span>;
}
