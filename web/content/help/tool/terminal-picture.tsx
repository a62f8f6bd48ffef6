import { PROGRAM } from './commands.ts';
import classes from './terminal-picture.module.css';

/** A window in which the tool is at work. */
export function TerminalPicture() {
  return (
    <div className={classes.window}>
      <span>$ node {PROGRAM}</span>
      <span className={classes.bar}>
        <i />
      </span>
      <span>62 % 8.4 MB/s</span>
    </div>
  );
}
