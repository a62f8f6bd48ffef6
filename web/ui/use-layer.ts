import { useEffect, useId, useState } from 'react';
import { shared } from '../lib/shared-state.ts';

/** Dialogs and drawers that are open, the innermost last. */
const open = shared<readonly string[]>([]);

/** True from one frame after mounting on: the library notes where to return the focus only when a layer opens. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return mounted;
}

/** The library gives the focus back 10 ms after closing; without motion, the layer is gone by then. */
function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
}

/** A dialog or drawer that opens when mounted. Escape is for the innermost one only. */
export function useLayer() {
  const id = useId();
  const mounted = useMounted();
  const [closed, setClosed] = useState(false);
  useReturnFocus();
  const opened = mounted && !closed;
  useEffect(() => {
    if (!opened) return undefined;
    open.set([...open.get(), id]);
    return () => open.set(open.get().filter((other) => other !== id));
  }, [opened, id]);
  const isInnermost = open.use((ids) => ids.at(-1) === id);
  const close = () => setClosed(true);
  // Escape closes this layer only: others who listen for the key must still see that it is open.
  return { opened, isInnermost, close, dismiss: () => void setTimeout(close) };
}
