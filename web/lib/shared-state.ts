import { useSyncExternalStore } from 'react';

/** A value that distant parts of the page share. */
export function shared<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Reads a part of the value; the component renders again only when that part changes. */
    use: <Part>(part: (value: Value) => Part): Part => useSyncExternalStore(subscribe, () => part(value)),
  };
}
