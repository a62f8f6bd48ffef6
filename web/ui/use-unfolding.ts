import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** A panel that unfolds under a control and closes with Escape, a click elsewhere or when the focus leaves. */
export function useUnfolding<Root extends HTMLElement, Control extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const control = useRef<Control>(null);
  usePressElsewhere(root, open, () => setOpen(false));
  const close = () => {
    setOpen(false);
    control.current?.focus();
  };
  return {
    open,
    setOpen,
    /** Closes the panel and returns the focus. */
    close,
    root,
    control,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        // What lies under the panel stays open.
        event.preventDefault();
        close();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      },
    },
  };
}

function usePressElsewhere(root: RefObject<HTMLElement | null>, active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}
