import type { ReactNode } from 'react';
import classes from './figures.module.css';

/** A chart in its box, below its name. */
export function Chart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={classes.chart}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}
