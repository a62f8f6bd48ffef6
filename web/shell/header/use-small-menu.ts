import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The menu of small screens. It belongs to the page on which it was opened: going elsewhere closes it. */
export function useSmallMenu() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ at: string; toSearch: boolean } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = opened?.at === key;
  const close = () => setOpened(null);
  useEscapeKey(open, () => {
    close();
    opener.current?.focus();
  });
  const show = (event: MouseEvent<HTMLElement>, toSearch: boolean) => {
    opener.current = event.currentTarget;
    setOpened({ at: key, toSearch });
  };
  return { open, toSearch: open && opened.toSearch, show, close };
}

/** What lies over the menu, a dialog or the panel of its search box, takes the key first. */
function useEscapeKey(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
