import type { ReactNode } from 'react';
import classes from './message-screen.module.css';

interface Props {
  art: ReactNode;
  title: string;
  children: ReactNode;
  /** Next steps for the reader. */
  actions: ReactNode;
}

/** A page with one message and a way onwards. */
export function MessageScreen({ art, title, children, actions }: Props) {
  return (
    <div className={classes.screen}>
      <div className={classes.art}>{art}</div>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.words}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
