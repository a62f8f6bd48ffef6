import { useCallback, useEffect, useId } from 'react';
import { shared } from '../../lib/shared.ts';

/** Which card shows its preview: one at a time. */
const showing = shared<string | null>(null);

/** A preview that starts when the reader comes to a card, unless they asked for less movement. */
export function usePreview() {
  const card = useId();
  const active = showing.use((current) => current === card);
  const stop = useCallback(() => {
    if (showing.get() === card) showing.set(null);
  }, [card]);
  useEffect(() => stop, [stop]);
  return {
    active,
    start: () => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) showing.set(card);
    },
    stop,
  };
}
