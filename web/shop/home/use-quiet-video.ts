import { useEffect, useState, type RefObject } from 'react';

/** Longest wait for a sign of life once the page has loaded. */
const PATIENCE_MS = 3000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether decoration may start: the page has loaded, and somebody uses it or some seconds have passed. */
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

/** False with reduced motion, or when the reader saves data. */
function wantsMovement(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
}

/** Plays the video while it is visible and not paused. */
export function usePlayWhileSeen(video: RefObject<HTMLVideoElement | null>, wanted: boolean): void {
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    if (!wanted) return player.pause();
    const observer = new IntersectionObserver(([entry]) => {
      // Browsers may block autoplay; the picture stays.
      if (entry?.isIntersecting) player.play().catch(() => {});
      else player.pause();
    });
    observer.observe(player);
    return () => observer.disconnect();
  }, [video, wanted]);
}
