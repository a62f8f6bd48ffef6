import { useEffect } from 'react';
import { t } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { sound, soundElement, startSound, stopSound, tellSound } from '../../ui/sound/sound.ts';
import { findPiece, moveOn } from './find-piece.ts';

/** How long a piece may wait for its file before the reader is told. */
const PATIENCE_MS = 10_000;

/** Looks after pieces that stop by themselves: a file that has moved, a piece off sale, a store that does not answer. */
export function useFaults(): void {
  const failed = sound.use((current) => current.failed);
  useEffect(() => {
    if (failed) void lookAgain();
  }, [failed]);
  useEffect(() => {
    const audio = soundElement();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, PATIENCE_MS);
    };
    const goOn = () => clearTimeout(timer);
    const waits = ['waiting', 'stalled'];
    const ends = ['timeupdate', 'pause', 'ended', 'error', 'emptied'];
    for (const name of waits) audio.addEventListener(name, wait);
    for (const name of ends) audio.addEventListener(name, goOn);
    return () => {
      goOn();
      for (const name of waits) audio.removeEventListener(name, wait);
      for (const name of ends) audio.removeEventListener(name, goOn);
    };
  }, []);
}

function giveUp(): void {
  if (!sound.get().playing) return;
  soundElement().pause();
  tellSound({ playing: false, failed: true });
}

/** A piece that failed may have a new address, or be off sale; otherwise the reader may try again. */
async function lookAgain(): Promise<void> {
  const { music, list, position } = sound.get();
  if (!music) return;
  const now = await findPiece(music.musicId).catch(() => music);
  if (sound.get().music !== music || !sound.get().failed) return;
  if (now && now.url !== music.url) return startSound(now, list, () => position);
  if (now) return;
  void toast(
    t(($) => $.player.gone, { title: music.musicName }),
    'failed',
  );
  await moveOn(1);
  if (sound.get().music === music) stopSound();
}
