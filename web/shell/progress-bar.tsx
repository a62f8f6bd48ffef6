import classes from './progress-bar.module.css';

/** A thin line on top of the page while something is on its way. */
export function ProgressBar() {
  return <div className={classes.bar} role="presentation" />;
}
