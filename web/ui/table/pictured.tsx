import type { MediaKind } from '#contract/domain/media.ts';
import classes from './pictured.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { TwoLines } from './two-lines.tsx';

interface Props {
  of: { kind: MediaKind; thumbnail: string | null };
  title: string;
  second?: string | undefined;
}

/** A thumbnail with a title, and a second line if any. */
export function Pictured({ of, title, second }: Props) {
  return (
    <span className={classes.pictured}>
      <Thumbnail of={of} />
      <TwoLines first={title} second={second} />
    </span>
  );
}
