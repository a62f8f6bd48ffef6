import { useSyncExternalStore } from 'react';

/** A value that distant parts of the page share. */
export function shared<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set(next: Value): void {
      value = next;
      tell();
    },
    /** Changes the value without telling anybody; `tell` must follow soon. */
    put(next: Value): void {
      value = next;
    },
    tell,
    /** Calls the listener after every change, until the function that it returns is called. */
    watch: subscribe,
    /** Reads a part of the value; the component renders again only when that part changes. */
    use: <Part>(part: (value: Value) => Part): Part => useSyncExternalStore(subscribe, () => part(value)),
  };
}
