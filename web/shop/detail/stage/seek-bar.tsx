import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './player.module.css';

const STEPS = 1000;

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  playing: boolean;
  /** Seconds. */
  length: number;
  onSeek: (seconds: number) => void;
}

/** Position in the clip. The line follows it on every frame without rendering through React. */
export function SeekBar({ video, playing, length, onSeek }: Props) {
  const { t } = useTranslation();
  const line = useRef<HTMLInputElement>(null);
  const [second, setSecond] = useState(0);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const { currentTime = 0, duration = 0 } = video.current ?? {};
      const share = duration > 0 ? currentTime / duration : 0;
      line.current!.value = String(Math.round(share * STEPS));
      line.current!.style.setProperty('--played', `${share * 100}%`);
      setSecond(Math.floor(currentTime));
      if (playing) frame = requestAnimationFrame(follow);
    };
    follow();
    const { current } = video;
    current?.addEventListener('seeked', follow);
    return () => {
      cancelAnimationFrame(frame);
      current?.removeEventListener('seeked', follow);
    };
  }, [video, playing]);
  const [elapsed, total] = [formatClock(second), formatClock(length)];
  const seekTo = (value: string) => onSeek((Number(value) / STEPS) * (video.current?.duration || 0));
  return (
    <>
      <input
        ref={line}
        type="range"
        min={0}
        max={STEPS}
        defaultValue={0}
        aria-label={t(($) => $.detail.player.position)}
        aria-valuetext={t(($) => $.detail.player.time, { elapsed, total })}
        onChange={(event) => seekTo(event.currentTarget.value)}
      />
      <span className={classes.time} aria-hidden="true">
        {elapsed} / {total}
      </span>
    </>
  );
}
