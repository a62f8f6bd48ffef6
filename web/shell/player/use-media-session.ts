import { useEffect } from 'react';
import type { MusicItem } from '#contract/items.ts';
import { pauseSound, seekTo, sound, stopSound, toggleSound } from '../../ui/sound/sound.ts';
import { moveOn } from './find-piece.ts';

const STEP_SECONDS = 10;

/** Shows the piece on the lock screen and obeys headphones and media keys. */
export function useMediaSession(music: MusicItem): void {
  const playing = sound.use((current) => current.playing);
  const length = sound.use((current) => current.length);
  const second = sound.use(({ position }) => Math.floor(position));
  const { musicName: title, composerText, artistText, coverStr } = music;
  const artist = composerText || artistText;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const artwork = coverStr ? [{ src: new URL(coverStr, location.href).href }] : [];
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
    return () => void (navigator.mediaSession.metadata = null);
  }, [title, artist, coverStr]);
  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
  }, [playing]);
  useEffect(() => {
    if (!('mediaSession' in navigator) || !(length > 0)) return;
    navigator.mediaSession.setPositionState({ duration: length, position: Math.min(second, length) });
  }, [length, second]);
  useEffect(handleActions, []);
}

const ACTIONS: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> = {
  play: () => {
    const { music, playing } = sound.get();
    if (music && !playing) toggleSound(music);
  },
  pause: pauseSound,
  stop: stopSound,
  previoustrack: () => void moveOn(-1),
  nexttrack: () => void moveOn(1),
  seekto: ({ seekTime }) => seekTime !== undefined && seekTo(seekTime),
  seekbackward: ({ seekOffset = STEP_SECONDS }) => seekTo(sound.get().position - seekOffset),
  seekforward: ({ seekOffset = STEP_SECONDS }) => seekTo(sound.get().position + seekOffset),
};

function handleActions(): (() => void) | undefined {
  if (!('mediaSession' in navigator)) return undefined;
  const set = (name: string, handler: MediaSessionActionHandler | null) => {
    try {
      navigator.mediaSession.setActionHandler(name as MediaSessionAction, handler);
    } catch {
      // The browser does not know this action.
    }
  };
  for (const [name, act] of Object.entries(ACTIONS)) set(name, act);
  return () => {
    for (const name of Object.keys(ACTIONS)) set(name, null);
  };
}
