import { useEffect, useState, type RefObject } from 'react';

/** Nobody waits for it: the page comes first, then the reader, then this. */
const PATIENCE_MS = 3000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the time has come for what is only beautiful: the page is there, and somebody is looking at it. */
export function useCalmMoment(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!wantsMovement()) return;
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      setCalm(true);
    };
    const wait = () => {
      const timer = setTimeout(start, PATIENCE_MS);
      stop.signal.addEventListener('abort', () => clearTimeout(timer));
      for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { signal: stop.signal, passive: true });
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return calm;
}

/** Not for those who asked for less movement, or who pay for every byte. */
function wantsMovement(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
}

/** Plays while it can be seen and nobody has paused it. */
export function usePlayWhileSeen(video: RefObject<HTMLVideoElement | null>, wanted: boolean): void {
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    if (!wanted) return player.pause();
    const observer = new IntersectionObserver(([entry]) => {
      // Refused where the browser plays nothing by itself: the picture stays.
      if (entry?.isIntersecting) player.play().catch(() => {});
      else player.pause();
    });
    observer.observe(player);
    return () => observer.disconnect();
  }, [video, wanted]);
}
