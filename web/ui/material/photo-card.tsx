import type { ImageItem } from '#contract/items.ts';
import { Badges } from './badges.tsx';
import { CardActions } from './card-actions.tsx';
import { useMet } from './card-icon.tsx';
import { CardLink } from './card-link.tsx';
import clipClasses from './clip-card.module.css';
import classes from './photo-card.module.css';
import { picturesOf } from './pictures-of.ts';
import { Picture } from './picture.tsx';
import { useLongPress } from './use-long-press.ts';

interface Props {
  photo: ImageItem;
  to: string;
  /** Uses a larger picture, for more room than a card has. */
  large?: boolean;
}

/** A photo that fills its place in a wall; its title shows when the reader reaches it. */
export function PhotoCard({ photo, to, large = false }: Props) {
  const { met, meeting } = useMet();
  const longPress = useLongPress();
  const [src, src2x] = picturesOf(photo, large);
  return (
    <article className={classes.card} data-fills="true" {...meeting} {...longPress}>
      <Picture src={src} src2x={src2x} alt={photo.title} colour={photo.colour} />
      <Badges {...photo} />
      <p className={classes.words}>
        <CardLink item={photo} to={to} className={classes.title} />
        <span className={classes.code}>{photo.code}</span>
      </p>
      <CardActions item={photo} to={to} met={met} />
    </article>
  );
}

/** A photo in the box of a clip, for lists that mix both; the title beside it describes it. */
export function FramedPhotoCard({ photo, to, large = false }: Props) {
  const [src, src2x] = picturesOf(photo, large);
  const { met, meeting } = useMet();
  const longPress = useLongPress();
  return (
    <article className={clipClasses.card} {...meeting} {...longPress}>
      <div className={clipClasses.frame}>
        <Picture src={src} src2x={src2x} alt="" colour={photo.colour} />
        <Badges {...photo} />
      </div>
      <p className={clipClasses.words}>
        <CardLink item={photo} to={to} className={clipClasses.title} />
        <span className={clipClasses.code}>{photo.code}</span>
      </p>
      <CardActions item={photo} to={to} met={met} />
    </article>
  );
}
