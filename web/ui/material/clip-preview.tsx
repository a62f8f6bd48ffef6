import { useEffect, useRef, useState } from 'react';
import classes from './clip-preview.module.css';

const LONG_SECONDS = 20;

/** Long clips play faster, so that their preview shows as much in the same time. */
function fastForward(duration: number): number {
  return duration > LONG_SECONDS ? 10 : 5;
}

/** Loops a clip in fast motion, without sound, over its picture. */
export function ClipPreview({ src, duration }: { src: string; duration: number }) {
  const video = useRef<HTMLVideoElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const player = video.current!;
    player.muted = true;
    player.src = src;
    player.defaultPlaybackRate = fastForward(duration);
    player.playbackRate = fastForward(duration);
    // The preview was stopped before it began, or cannot play; the picture stays.
    player.play().catch(() => {});
    return () => {
      // Stops the browser from loading a preview that nobody watches.
      player.removeAttribute('src');
      player.load();
    };
  }, [src, duration]);
  const showPosition = () => {
    const { currentTime = 0, duration: length = 0 } = video.current ?? {};
    if (line.current) line.current.style.transform = `scaleX(${length > 0 ? currentTime / length : 0})`;
  };
  return (
    <span className={classes.preview} data-running={running} aria-hidden="true">
      <video
        ref={video}
        loop
        muted
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        onPlaying={() => setRunning(true)}
        onTimeUpdate={showPosition}
      />
      <span ref={line} className={classes.line} />
    </span>
  );
}
