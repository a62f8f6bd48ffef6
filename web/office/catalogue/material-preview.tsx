import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import classes from './material-preview.module.css';

/** The material itself; it plays in place and loads only on demand. */
export function MaterialPreview({ material }: { material: DeskMaterialDetail }) {
  const { t } = useTranslation();
  const { kind, poster, playable } = material;
  const label = t(($) => $.office.catalogue.play);
  if (kind === 'video' && playable)
    return (
      // A preview has no speech to caption.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={classes.preview}
        aria-label={label}
        src={playable}
        poster={poster ?? undefined}
        controls
        muted
        playsInline
        preload="none"
      />
    );
  if (kind === 'video' || kind === 'photo') return <Still material={material} />;
  return (
    <div className={classes.sound}>
      <Thumbnail of={{ kind, thumbnail: poster }} large />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music */}
      {playable && <audio aria-label={label} src={playable} controls preload="none" />}
    </div>
  );
}

function Still({ material: { kind, poster } }: { material: DeskMaterialDetail }) {
  if (!poster) return <Thumbnail of={{ kind, thumbnail: null }} large />;
  return <img className={classes.preview} src={poster} alt="" decoding="async" />;
}
