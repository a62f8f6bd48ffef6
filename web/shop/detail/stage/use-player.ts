import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Marks } from './use-marks.ts';
import { usePlayerKeys } from './use-player-keys.ts';

/**
 * A clip and the state of its controls. It plays by itself, unless the reader prefers reduced motion, from this second
 * on, or from the beginning when the sample does not have it.
 */
export function usePlayer(src: string, marks: Marks, second: number) {
  const video = useRef<HTMLVideoElement>(null);
  const { frame, full, toggleFull } = useFullScreen();
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const [loop, setLoop] = useState(true);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const player = video.current!;
    player.src = src;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play(player);
    return () => {
      // Stops the browser from loading a clip that nobody watches.
      player.removeAttribute('src');
      player.load();
    };
  }, [src]);
  const actions = {
    toggle: () => (video.current!.paused ? play(video.current!) : video.current!.pause()),
    toggleSound: () => {
      video.current!.muted = !muted;
      setMuted(!muted);
    },
    toggleLoop: () => setLoop(!loop),
    toggleFull,
    seek: (seconds: number) => {
      const { duration } = video.current!;
      if (duration > 0) video.current!.currentTime = Math.min(Math.max(seconds, 0), duration);
    },
    again: () => {
      setFailed(false);
      video.current!.load();
      play(video.current!);
    },
  };
  usePlayerKeys(frame, video, { ...actions, ...marks });
  const listeners = {
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      if (second > 0 && second < currentTarget.duration) currentTarget.currentTime = second;
    },
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onError: () => setFailed(true),
  };
  return { frame, video, state: { playing, muted, loop, full, failed }, actions, listeners };
}

export type PlayerState = ReturnType<typeof usePlayer>['state'];
export type PlayerActions = ReturnType<typeof usePlayer>['actions'];

/** The browser refuses, or cannot play it; the latter has an event of its own. */
function play(player: HTMLVideoElement): void {
  player.play().catch(() => {});
}

/** An element that can fill the whole screen. */
function useFullScreen() {
  const frame = useRef<HTMLDivElement>(null);
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggleFull = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : frame.current!.requestFullscreen();
    // The browser may refuse; then nothing changes.
    change.catch(() => {});
  };
  return { frame, full, toggleFull };
}
