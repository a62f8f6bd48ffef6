import { IconFolderOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './nothing.module.css';

interface Props {
  icon?: typeof IconFolderOpen;
  title: string;
  /** Advice to the reader. */
  hint: string;
  action?: ReactNode;
}

/** Shown in place of missing content. */
export function Nothing({ icon: Icon = IconFolderOpen, title, hint, action }: Props) {
  return (
    <div className={classes.nothing}>
      <Icon size={34} stroke={1.3} aria-hidden="true" />
      <p className={classes.title}>{title}</p>
      <p className={classes.hint}>{hint}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
