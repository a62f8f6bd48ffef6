import { useRef } from 'react';

/**
 * The key of one wish: asking again with it, after a lost reply or a second click, changes nothing.
 * It stays the same until the wish has come true.
 */
export function useRequestKey() {
  const key = useRef<string>(undefined);
  return {
    current: () => (key.current ??= crypto.randomUUID()),
    done: () => {
      key.current = undefined;
    },
  };
}
