import { Link } from 'react-router';
import type { ImageItem } from '#contract/items.ts';
import { Badges } from './badges.tsx';
import classes from './photo-card.module.css';
import { Picture } from './picture.tsx';

interface Props {
  photo: ImageItem;
  to: string;
  /** Where it has more room than a card, it needs more pixels. */
  large?: boolean;
}

/** A photo that fills its place in a wall; what it is called shows when the reader comes to it. */
export function PhotoCard({ photo, to, large = false }: Props) {
  const [src, src2x] = large ? [photo.thumbnail2x, photo.poster] : [photo.thumbnail, photo.thumbnail2x];
  return (
    <article className={classes.card}>
      <Picture src={src} src2x={src2x} alt={photo.title} colour={photo.colour} />
      <Badges {...photo} />
      <p className={classes.words}>
        <Link to={to} title={photo.title} className={classes.title}>
          {photo.title}
        </Link>
        <span className={classes.code}>{photo.code}</span>
      </p>
    </article>
  );
}
