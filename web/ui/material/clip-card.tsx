import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import type { FocusEvent } from 'react';
import { formatClock } from '#contract/domain/clock.ts';
import type { VideoItem } from '#contract/items.ts';
import { Badges } from './badges.tsx';
import actionClasses from './card-actions.module.css';
import { CardActions } from './card-actions.tsx';
import { CardIcon, useMet } from './card-icon.tsx';
import { CardLink } from './card-link.tsx';
import { useCardWords } from './card-words.ts';
import classes from './clip-card.module.css';
import { ClipPreview } from './clip-preview.tsx';
import { picturesOf } from './pictures-of.ts';
import { Picture } from './picture.tsx';
import { useLongPress } from './use-long-press.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  clip: VideoItem;
  to: string;
  /** Uses a larger picture, for more room than a card has. */
  large?: boolean;
}

/** A clip: its picture, and its preview while the reader points at it. */
export function ClipCard({ clip, to, large = false }: Props) {
  const [src, src2x] = picturesOf(clip, large);
  const preview = usePreview();
  const { met, meet } = useMet();
  const longPress = useLongPress();
  const onFocus = ({ target }: FocusEvent) => {
    meet();
    if (target.matches(':focus-visible')) preview.start();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) preview.stop();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears where the focus goes
    <article
      className={classes.card}
      {...longPress}
      onPointerMove={meet}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && preview.start()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && preview.stop()}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className={classes.frame}>
        <Picture src={src} src2x={src2x} alt={clip.title} colour={clip.colour} />
        {preview.active && <ClipPreview src={clip.url480} duration={clip.duration} />}
        <Badges {...clip} />
        <span className={classes.facts}>
          {clip.resolution && <span>{clip.resolution}</span>}
          <span>{formatClock(clip.duration)}</span>
        </span>
      </div>
      <p className={classes.words}>
        <CardLink item={clip} to={to} className={classes.title} />
        <span className={classes.code}>{clip.code}</span>
      </p>
      <CardActions item={clip} to={to} met={met} preview={preview}>
        <PlayButton title={clip.title} playing={preview.active} onPress={preview.toggle} />
      </CardActions>
    </article>
  );
}

/** For touch screens, and for readers who prefer reduced motion. */
function PlayButton({ title, playing, onPress }: { title: string; playing: boolean; onPress: () => void }) {
  const words = useCardWords();
  const Icon = playing ? IconPlayerStopFilled : IconPlayerPlayFilled;
  return (
    <button
      type="button"
      className={actionClasses.play}
      aria-label={playing ? words.stopPreview(title) : words.preview(title)}
      onClick={onPress}
    >
      <CardIcon of={Icon} size={16} />
    </button>
  );
}
