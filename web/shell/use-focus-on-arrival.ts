import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page starts at its beginning for the keyboard and for screen readers too. */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const departedFrom = useFocusAtLastPress();
  // With the page, not some moments after it, when the reader's next press may have come before it.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBusyElsewhere(departedFrom.current)) main.current?.focus({ preventScroll: true });
  }, [pathname, main, departedFrom]);
}

/** The address changes some moments before its page is there: whoever has moved on by then goes on where they are. */
function isBusyElsewhere(departedFrom: Element | null): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return false;
  return active !== departedFrom || active.matches('input, [aria-expanded="true"]');
}

/** What had the focus when the reader last pressed something or went back: a page that arrives may take it from there. */
function useFocusAtLastPress(): RefObject<Element | null> {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      if (!unfolds(event.target)) focused.current = document.activeElement;
    };
    // Before what was pressed acts on it.
    document.addEventListener('click', note, { capture: true });
    window.addEventListener('popstate', note);
    return () => {
      document.removeEventListener('click', note, { capture: true });
      window.removeEventListener('popstate', note);
    };
  }, []);
  return focused;
}

/** A press on such a control opens something on the page and leads nowhere. */
function unfolds(pressed: EventTarget | null): boolean {
  return pressed instanceof Element && pressed.closest('[aria-expanded]') !== null;
}
