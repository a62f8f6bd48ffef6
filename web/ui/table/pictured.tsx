import type { MediaKind } from '#contract/domain/media.ts';
import classes from './pictured.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface Props {
  of: { kind: MediaKind; thumbnail: string | null };
  title: string;
  second?: string | undefined;
}

/** How something looks, what it is called, and a second line where there is more to say. */
export function Pictured({ of, title, second }: Props) {
  return (
    <span className={classes.pictured} title={second ? `${title} · ${second}` : title}>
      <Thumbnail of={of} />
      <span className={classes.words}>
        <span>{title}</span>
        {second && <span className={classes.second}>{second}</span>}
      </span>
    </span>
  );
}
