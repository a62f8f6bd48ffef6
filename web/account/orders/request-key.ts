import { useRef } from 'react';

/**
 * Key of one action: repeating it, after a lost reply or a second click, changes nothing. It stays the same until the
 * action succeeds.
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
