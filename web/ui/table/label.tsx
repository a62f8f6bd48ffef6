import type { ReactNode } from 'react';
import classes from './label.module.css';

export type Tone = 'quiet' | 'good' | 'bad' | 'accent';

/** A status or a role as one coloured word. */
export function Label({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.label} data-tone={tone}>
      {children}
    </span>
  );
}
