import { IconPlayerPlay } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Thumbnail } from '../../../ui/table/thumbnail.tsx';
import classes from './stage.module.css';

type Reason = EditorMaterial['decisions'][number]['reasons'][number];

/** The work itself, as large as fits, with the reviewer's marks. */
export function Stage({ material }: { material: EditorMaterial }) {
  const video = useRef<HTMLVideoElement>(null);
  const { technical, kind } = material;
  const [width, height] = [technical.width ?? 16, technical.height ?? 9];
  const reasons = material.state === 'returned' ? (material.decisions[0]?.reasons ?? []) : [];
  const show = (seconds: number) => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    video.current.pause();
  };
  return (
    <div className={classes.stage}>
      <div
        className={classes.frame}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(46vh * ${width / height})` }}
      >
        <Work material={material} video={video} />
        {reasons.map(({ region }, index) => region && <Marked key={index} region={region} />)}
      </div>
      {kind === 'video' && <Times reasons={reasons} onShow={show} />}
    </div>
  );
}

function Work({ material, video }: { material: EditorMaterial; video: Ref<HTMLVideoElement> }) {
  const { t } = useTranslation();
  const { poster, playable, kind, edit } = material;
  if (kind === 'video' && playable)
    return (
      // A preview has no speech to caption.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={video}
        aria-label={t(($) => $.editor.file.play)}
        src={playable}
        poster={poster ?? undefined}
        controls
        muted
        playsInline
        loop
        preload="metadata"
      />
    );
  if (!poster) return <Thumbnail of={{ kind, thumbnail: null }} large />;
  return <img src={poster} alt={edit.titleEn || edit.titleZh || material.fileName} decoding="async" />;
}

function Marked({ region }: { region: NonNullable<Reason['region']> }) {
  const percent = (share: number) => `${share * 100}%`;
  return (
    <span
      className={classes.region}
      style={{
        left: percent(region.x),
        top: percent(region.y),
        width: percent(region.width),
        height: percent(region.height),
      }}
    />
  );
}

function Times({ reasons, onShow }: { reasons: readonly Reason[]; onShow: (seconds: number) => void }) {
  const { t } = useTranslation();
  const times = [...new Set(reasons.flatMap(({ atSeconds }) => (atSeconds === null ? [] : [atSeconds])))];
  if (times.length === 0) return null;
  return (
    <div className={classes.times}>
      {times.map((seconds) => (
        <button key={seconds} type="button" onClick={() => onShow(seconds)}>
          <IconPlayerPlay size={13} stroke={1.8} aria-hidden="true" />
          {t(($) => $.editor.decision.show)} {formatClock(seconds)}
        </button>
      ))}
    </div>
  );
}
