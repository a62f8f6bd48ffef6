import type { MediaKind } from '#contract/domain/media.ts';
import classes from './two-lines.module.css';
import pictured from './pictured.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface Props {
  first: string;
  second?: string | undefined;
}

/** The main text of a cell, and a second line if any. */
export function TwoLines({ first, second }: Props) {
  return (
    <span className={classes.lines} title={second ? `${first} · ${second}` : first}>
      <span>{first}</span>
      {second && <span className={classes.second}>{second}</span>}
    </span>
  );
}

interface PicturedProps {
  of: { kind: MediaKind; thumbnail: string | null };
  title: string;
  second?: string | undefined;
}

/** A thumbnail with a title, and a second line if any. */
export function Pictured({ of, title, second }: PicturedProps) {
  return (
    <span className={pictured.pictured}>
      <Thumbnail of={of} />
      <TwoLines first={title} second={second} />
    </span>
  );
}
