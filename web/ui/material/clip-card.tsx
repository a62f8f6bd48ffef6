import { Link } from 'react-router';
import type { VideoItem } from '#contract/items.ts';
import { formatClock } from '../../lib/format.ts';
import { Badges } from './badges.tsx';
import classes from './clip-card.module.css';
import { ClipPreview } from './clip-preview.tsx';
import { Picture } from './picture.tsx';
import { usePreview } from './use-preview.ts';

/** A clip: its picture, and its preview once the reader points at it. */
export function ClipCard({ clip, to }: { clip: VideoItem; to: string }) {
  const preview = usePreview();
  return (
    <article
      className={classes.card}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && preview.start()}
      onPointerLeave={preview.stop}
    >
      <div className={classes.frame}>
        <Picture src={clip.thumbnail} src2x={clip.thumbnail2x} alt={clip.title} colour={clip.colour} />
        {preview.active && <ClipPreview src={clip.url480} duration={clip.duration} />}
        <Badges {...clip} />
        <span className={classes.duration}>{formatClock(clip.duration)}</span>
      </div>
      <p className={classes.words}>
        <Link to={to} title={clip.title} className={classes.title} onFocus={preview.start} onBlur={preview.stop}>
          {clip.title}
        </Link>
        <span className={classes.code}>{clip.code}</span>
      </p>
    </article>
  );
}
