import type { Board } from '#contract/calls/boards.ts';
import classes from './board-covers.module.css';
import { Picture } from './picture.tsx';

/** A board at a glance: its newest pictures side by side. */
export function BoardCovers({ covers }: { covers: Board['covers'] }) {
  return (
    <span className={classes.covers} data-count={covers.length} aria-hidden="true">
      {covers.map(({ url, colour }) => (
        <span key={url}>
          <Picture src={url} alt="" colour={colour} />
        </span>
      ))}
    </span>
  );
}
