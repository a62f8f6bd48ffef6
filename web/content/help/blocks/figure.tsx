import type { ReactNode } from 'react';
import classes from './figure.module.css';

/** A drawing with a caption that describes it; screen readers skip the drawing. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={classes.figure}>
      <div className={classes.drawing}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
