import { useEffect } from 'react';
import { pages } from '#contract/domain/pages.ts';
import { seekTo, sound, toggleSound } from '../../ui/sound/sound.ts';
import { moveOn } from './find-piece.ts';
import { change, settings } from './settings.ts';

const STEP_SECONDS = 5;

const step = (seconds: number) => seekTo(sound.get().position + seconds);

const KEYS: Record<string, () => void> = {
  ' ': () => {
    const { music } = sound.get();
    if (music) toggleSound(music);
  },
  ArrowLeft: () => step(-STEP_SECONDS),
  ArrowRight: () => step(STEP_SECONDS),
  'Shift+ArrowLeft': () => void moveOn(-1),
  'Shift+ArrowRight': () => void moveOn(1),
  m: () => change({ muted: !settings.get().muted }),
};

/** What uses keys itself: fields, whatever Space presses, and groups that arrow keys walk through. */
const OWN_KEYS = [
  'input, textarea, select, [contenteditable], video, audio, [role="dialog"], [role="menu"], [role="listbox"]',
  '[role="toolbar"], [role="tablist"], [role="radiogroup"], [role="grid"], [role="slider"], [role="combobox"]',
].join();
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"], [role="tab"], [role="menuitem"]';

/** Keys of the player on every page but the office, whose desks have keys of their own. */
export function useKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = KEYS[event.shiftKey ? `Shift+${event.key}` : event.key];
      if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (sound.get().music === null || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.documentElement.dataset['page'] === ('office' satisfies keyof typeof pages)) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(OWN_KEYS) !== null || (key === ' ' && target.closest(PRESSED_BY_SPACE) !== null);
}
