import type { ReactNode } from 'react';
import classes from './desk.module.css';

interface Props {
  title: string;
  about?: ReactNode;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A desk: its title and purpose, then the work. */
export function Desk({ title, about, aside, children }: Props) {
  return (
    <div className={classes.desk}>
      <header className={classes.head}>
        <div>
          <h1>{title}</h1>
          {about && <p>{about}</p>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </header>
      {children}
    </div>
  );
}
