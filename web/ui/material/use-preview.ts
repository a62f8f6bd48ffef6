import { useCallback, useEffect, useId, useRef } from 'react';
import { shared } from '../../lib/shared-state.ts';

/** A pointer that only passes by sets nothing in motion. */
const REST_MS = 80;

/** Which card shows its preview: one at a time. */
const showing = shared<string | null>(null);

/** A preview that starts when the reader comes to a card and stays, unless they asked for less movement. */
export function usePreview() {
  const card = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const active = showing.use((current) => current === card);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    if (showing.get() === card) showing.set(null);
  }, [card]);
  useEffect(() => stop, [stop]);
  return {
    active,
    start: () => {
      clearTimeout(timer.current);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      timer.current = setTimeout(() => showing.set(card), REST_MS);
    },
    stop,
    /** By a press: at once, and whatever the reader's system asks for. */
    toggle: () => (active ? stop() : showing.set(card)),
  };
}
