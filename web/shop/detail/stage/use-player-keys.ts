import { useEffect, type RefObject } from 'react';
import type { Marks } from './use-marks.ts';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

const STEP_SECONDS = 1;

type Place = RefObject<HTMLElement | null>;
type Video = RefObject<HTMLVideoElement | null>;

interface Actions extends Marks {
  seek: (seconds: number) => void;
  toggle: () => void;
  toggleFull: () => void;
  toggleLoop: () => void;
  toggleSound: () => void;
}

/** The usual keys of players, except space: the picture is a button and handles it itself. */
export function usePlayerKeys(frame: Place, video: Video, actions: Actions): void {
  useShortcuts('film');
  useEffect(() => {
    const player = frame.current!;
    const step = (seconds: number) => actions.seek((video.current?.currentTime ?? 0) + seconds);
    const now = () => (video.current?.currentTime ?? 0) * 1000;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => step(-STEP_SECONDS),
      ArrowRight: () => step(STEP_SECONDS),
      Home: () => actions.seek(0),
      f: actions.toggleFull,
      i: () => actions.markIn(now()),
      k: actions.toggle,
      l: actions.toggleLoop,
      m: actions.toggleSound,
      o: () => actions.markOut(now()),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    };
    player.addEventListener('keydown', onKeyDown);
    return () => player.removeEventListener('keydown', onKeyDown);
  });
}
