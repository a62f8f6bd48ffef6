import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface Props {
  title: string;
  /** One sentence that explains the panel. */
  note?: ReactNode;
  children?: ReactNode;
}

/** One subject on a settings page. */
export function Panel({ title, note, children }: Props) {
  return (
    <section className={classes.panel}>
      <h2>{title}</h2>
      {note && <div className={classes.note}>{note}</div>}
      {children}
    </section>
  );
}
