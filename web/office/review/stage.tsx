import type { ReviewDetail } from '#contract/calls/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { ClipBar } from './clip-bar.tsx';
import { Marks } from './marks.tsx';
import classes from './stage.module.css';
import type { ItemState } from './use-item.ts';

/** The work itself, as large as fits, with its marks. */
export function Stage({ review, item }: { review: ReviewDetail; item: ItemState }) {
  const { kind, technical, playable } = review.material;
  const ratio = technical.width && technical.height ? technical.width / technical.height : 16 / 9;
  const plays = kind !== 'photo' && playable !== null;
  return (
    <>
      <div className={classes.room}>
        <div className={classes.work} style={{ '--ratio': ratio } as React.CSSProperties}>
          <Work review={review} item={item} />
          {kind !== 'music' && kind !== 'effect' && <Marks review={review} item={item} />}
        </div>
      </div>
      {plays && <ClipBar duration={technical.duration ?? 0} item={item} />}
    </>
  );
}

function Work({ review: { material }, item }: { review: ReviewDetail; item: ItemState }) {
  const { t } = useTranslation();
  const { attach, events, muted } = item.player;
  const { kind, poster, playable, title } = material;
  if (kind === 'video' && playable)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a preview has no speech to caption
      <video
        ref={attach}
        {...events}
        src={playable}
        poster={poster ?? undefined}
        aria-label={title}
        muted={muted}
        autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
        loop
        playsInline
      />
    );
  if ((kind === 'video' || kind === 'photo') && poster) return <img src={poster} alt={title} />;
  return (
    <>
      <Thumbnail of={{ kind, thumbnail: poster }} large />
      {playable === null && <p className={classes.nothing}>{t(($) => $.office.review.stage.noPreview)}</p>}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music */}
      {playable && <audio ref={attach} {...events} muted={muted} src={playable} />}
    </>
  );
}
