import type { MusicItem } from '#contract/items.ts';
import { pauseSound, sound, toggleSound } from '../../../ui/sound/sound.ts';

/** Plays a list from its start, or from the piece of it that was heard last. */
export function usePlayAll(list: readonly MusicItem[]) {
  const heardIn = () => list.find(({ musicId }) => musicId === sound.get().music?.musicId);
  const isPlaying = () => sound.get().playing && heardIn() !== undefined;
  const toggle = () => {
    const first = heardIn() ?? list[0];
    if (isPlaying()) pauseSound();
    else if (first) toggleSound(first, list);
  };
  return { playing: sound.use(isPlaying), toggle };
}
