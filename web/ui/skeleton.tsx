import classes from './skeleton.module.css';

/** Holds the place of something that is loading. */
export function Skeleton({ width = '100%', height }: { width?: number | string; height: number }) {
  return <span className={classes.skeleton} style={{ width, height }} aria-hidden="true" />;
}
