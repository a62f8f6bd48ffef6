import { useEffect } from 'react';
import { forgetPlayingMusic, keepPlayingMusic, keepProgress, readPlayingMusic } from '../../lib/playing-music.ts';
import { awaitSound, sound, stopSound } from '../../ui/sound/sound.ts';
import { findPiece } from './find-piece.ts';

/** Keeps the piece and its place in this tab, and brings them back, paused, after a reload. */
export function useKeptPlace(): void {
  useEffect(() => {
    if (sound.get().awaited) void bringBack();
  }, []);
  const musicId = sound.use(({ music }) => music?.musicId ?? null);
  const playing = sound.use((current) => current.playing);
  const list = sound.use((current) => current.list);
  const awaited = sound.use((current) => current.awaited);
  const second = sound.use(({ position }) => Math.floor(position));
  useEffect(() => {
    if (musicId !== null) keepPlayingMusic({ status: playing ? 'playing' : 'paused', musicId, list });
    else if (!awaited) forgetPlayingMusic();
  }, [musicId, playing, list, awaited]);
  useEffect(keep, [musicId, second]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
}

function keep(): void {
  const { music, position, length } = sound.get();
  if (music && length > 0) keepProgress({ percent: (position / length) * 100, currentTime: position });
}

async function bringBack(): Promise<void> {
  const kept = readPlayingMusic();
  // Without an answer the reader gets a page without a player, which is better than one that cannot play.
  const music = kept && (await findPiece(kept.musicId).catch(() => null));
  if (!sound.get().awaited) return;
  if (!kept || !music) return stopSound();
  const { list, percent, currentTime } = kept;
  awaitSound(music, { list, position: currentTime, length: percent > 0 ? (currentTime / percent) * 100 : 0 });
}
