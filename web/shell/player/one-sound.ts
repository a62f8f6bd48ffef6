import { pauseSound } from '../../ui/sound/sound.ts';

/** Lets only one thing be heard: the player, a clip or an office player, in this tab or another. */
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('sound') : null;
tabs?.addEventListener('message', () => {
  pauseSound();
  pauseMedia(null);
});

/** Silences everything but the element that has begun to be heard, or the player when there is none. */
export function takeTurn(element: HTMLMediaElement | null): void {
  if (element !== null) pauseSound();
  pauseMedia(element);
  tabs?.postMessage(null);
}

function pauseMedia(but: HTMLMediaElement | null): void {
  for (const element of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (element !== but && isAudible(element)) element.pause();
}

function isAudible(element: HTMLMediaElement): boolean {
  return !element.paused && !element.muted && element.volume > 0;
}
