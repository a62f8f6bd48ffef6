import classes from './progress.module.css';

export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={classes.progress} aria-label={label} value={value} max={max} />;
}
