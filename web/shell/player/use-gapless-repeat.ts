import { useEffect } from 'react';
import { sound, soundElement } from '../../ui/sound/sound.ts';
import { replaceElement } from './element-volume.ts';
import { forgetSamples, type Gapless, samplesOf, startGapless } from './gapless.ts';
import { useRepeat } from './repeat.ts';
import { settings } from './settings.ts';

/** Longer pieces end in silence, and their samples would take too much memory: the browser repeats them. */
const LONGEST_SECONDS = 120;
/** The element may run this far ahead of what is heard, or behind. */
const DRIFT_SECONDS = 0.15;

/**
 * Repeats short pieces without a gap. The browser's element pauses for some hundredths of a second at each turn, so the
 * samples are heard instead; the element goes on silently, and everything else follows it as always.
 */
export function useGaplessRepeat(): void {
  const url = sound.use(({ music, length }) => (length > 0 && length <= LONGEST_SECONDS ? (music?.url ?? null) : null));
  const playing = sound.use((current) => current.playing);
  const repeat = useRepeat();
  const wanted = repeat && playing && 'AudioContext' in window;
  useEffect(() => (wanted && url !== null ? repeatGapless(url) : undefined), [wanted, url]);
  useEffect(() => {
    if (!repeat || url === null) forgetSamples();
  }, [repeat, url]);
}

const loudness = () => (settings.get().muted ? 0 : settings.get().volume);

/** Lets the samples be heard in place of the element until it is stopped. */
function repeatGapless(url: string): () => void {
  const audio = soundElement();
  let heard: Gapless | null = null;
  let stopped = false;
  const begin = async () => {
    const samples = await samplesOf(url);
    if (stopped) return;
    const next = await startGapless(samples, () => audio.currentTime, loudness());
    if (stopped) return next.stop();
    heard?.stop();
    heard = next;
    replaceElement(true);
  };
  // Without the samples the element goes on being heard, with its gap.
  const start = () => void begin().catch(() => {});
  const follow = () => {
    if (!heard || audio.seeking) return;
    const place = heard.position();
    if (apart(audio.currentTime, place, audio.duration) > DRIFT_SECONDS) audio.currentTime = place;
  };
  let { moves } = sound.get();
  const move = () => {
    if (sound.get().moves === moves) return;
    ({ moves } = sound.get());
    heard?.stop();
    heard = null;
    start();
  };
  const endings = [sound.watch(move), settings.watch(() => heard?.setVolume(loudness()))];
  audio.addEventListener('timeupdate', follow);
  start();
  return () => {
    stopped = true;
    for (const end of endings) end();
    audio.removeEventListener('timeupdate', follow);
    heard?.stop();
    replaceElement(false);
  };
}

/** Seconds between two places in a piece that goes round. */
function apart(one: number, other: number, length: number): number {
  const distance = Math.abs(one - other);
  return Math.min(distance, length - distance);
}
