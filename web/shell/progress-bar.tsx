import classes from './progress-bar.module.css';

/** A thin line at the top of the page while something loads. */
export function ProgressBar() {
  return <div className={classes.bar} role="presentation" />;
}
