import type { ReactNode } from 'react';
import classes from './figure.module.css';

/** A drawing with what it shows. The caption tells it all; the drawing itself is silent. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={classes.figure}>
      <div className={classes.drawing}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
