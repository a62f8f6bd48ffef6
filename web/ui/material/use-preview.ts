import { useCallback, useEffect, useId, useRef } from 'react';
import { shared } from '../../lib/shared-state.ts';

/** Time before a preview starts, so that a pointer passing by starts none. */
const REST_MS = 80;

/** The card that shows its preview; one at a time. */
const showing = shared<string | null>(null);

/** A preview that starts when the reader stays on a card, unless they prefer reduced motion. */
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
    /** A click starts it at once, even with reduced motion. */
    toggle: () => (active ? stop() : showing.set(card)),
  };
}
