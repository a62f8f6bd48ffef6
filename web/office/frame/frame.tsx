import type { ReactNode } from 'react';
import type { StaffRole } from '#contract/domain/roles.ts';
import classes from './frame.module.css';
import { Navigation } from './navigation.tsx';

interface Props {
  roles: readonly StaffRole[];
  children: ReactNode;
}

/** The desks at the side, with the work beside them. */
export function Frame({ roles, children }: Props) {
  return (
    <div className={classes.frame}>
      <Navigation roles={roles} />
      <div className={classes.content}>{children}</div>
    </div>
  );
}
