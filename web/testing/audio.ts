import { act } from '@testing-library/react';
import { vi } from 'vitest';

const BrowserAudio = window.Audio;
const made: HTMLAudioElement[] = [];

/** The page's one audio element: the browser's own, with time under the test's control. */
export function standInAudio(): void {
  vi.stubGlobal('Audio', function Audio() {
    const audio = new BrowserAudio();
    made.push(audio);
    return audio;
  });
}

export const audios = () => made;
export const audio = () => made[0]!;

/** Where the sound comes from. */
export const source = () => new URL(audio().src, 'http://site').pathname;

/** Lets something happen to the element, as a browser would. */
export function tell(event: string, change: Record<string, number> = {}): void {
  for (const [name, value] of Object.entries(change))
    Object.defineProperty(audio(), name, { value, writable: true, configurable: true });
  act(() => void audio().dispatchEvent(new Event(event)));
  if (event === 'play' || event === 'timeupdate') tell('playing');
}
