import classes from './progress.module.css';

/** How far something is, as a thin bar. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={classes.progress} aria-label={label} value={value} max={max} />;
}
