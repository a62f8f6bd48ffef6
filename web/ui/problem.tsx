import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './problem.module.css';

/** An error message where it occurred; takes no room while empty. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={classes.place}>
      {children && (
        <p className={classes.problem}>
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
