import type { ReactNode } from 'react';
import classes from './message-screen.module.css';

interface Props {
  /** A small picture above the words. */
  art: ReactNode;
  title: string;
  children: ReactNode;
  /** What the reader can do next. */
  actions: ReactNode;
}

/** A page that has one thing to say and knows where to go from there. */
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
