import { soundElement } from '../../ui/sound/sound.ts';
import { settings } from './settings.ts';

let replaced = false;

/** Keeps the element silent while something else is heard in its place. */
export function replaceElement(yes: boolean): void {
  replaced = yes;
  applyVolume();
}

/** Media keys obey an element without volume but not a muted one; phones know only the latter. */
export function applyVolume(): void {
  const { volume, muted } = settings.get();
  const audio = soundElement();
  audio.volume = replaced ? 0 : volume;
  audio.muted = muted || (replaced && audio.volume > 0);
}
