import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { VideoItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Scene } from '../../ui/scene/scene.tsx';
import classes from './backdrop.module.css';
import { useCalmMoment, usePlayWhileSeen } from './use-quiet-video.ts';

/**
 * Background of the heading: a clip from the catalogue, its picture until it plays, or a drawn scene when there is
 * none.
 */
export function Backdrop({ clip }: { clip: VideoItem | null | undefined }) {
  const picture = clip === undefined ? pictureSentAhead() : clip?.thumbnail2x;
  return (
    <div className={classes.backdrop} data-drawn={!picture}>
      {picture ? (
        <img src={picture} alt="" fetchPriority="high" />
      ) : (
        <Scene palette="sunset" seed={12} sun={{ x: 0.76, y: 0.33, size: 30 }} photographer={0.72} alive />
      )}
      {clip && <Film key={clip.id} clip={clip} />}
    </div>
  );
}

/** The server names the picture in the head of the page, so that it loads early. */
function pictureSentAhead(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[data-hero]')?.href;
}

/** The clip itself, looping without sound, with its credit. */
function Film({ clip }: { clip: VideoItem }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const started = useCalmMoment();
  const [paused, setPaused] = useState(false);
  const [running, setRunning] = useState(false);
  usePlayWhileSeen(video, started && !paused);
  const Icon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled;
  return (
    <>
      {started && (
        <video
          ref={video}
          className={classes.film}
          data-running={running}
          src={clip.url480}
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setRunning(true)}
        />
      )}
      <p className={classes.credit}>
        <Link to={paths.material(clip)}>{t(($) => $.home.footage, { title: clip.title })}</Link>
        {running && (
          <button
            type="button"
            aria-label={paused ? t(($) => $.home.play) : t(($) => $.home.pause)}
            onClick={() => setPaused(!paused)}
          >
            <Icon size={14} aria-hidden="true" />
          </button>
        )}
      </p>
    </>
  );
}
