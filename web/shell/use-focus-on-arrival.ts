import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the start of a new page, for the keyboard and screen readers. */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const departedFrom = useFocusAtLastPress();
  // A layout effect, so that the focus moves with the page and not after the reader's next key.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBusyElsewhere(departedFrom.current)) main.current?.focus({ preventScroll: true });
  }, [pathname, main, departedFrom]);
}

/** Whether the reader has moved the focus meanwhile: the address changes some moments before its page arrives. */
function isBusyElsewhere(departedFrom: Element | null): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return false;
  return active !== departedFrom || active.matches('input, [aria-expanded="true"]');
}

/** The element that had the focus at the reader's last click or Back; an arriving page may take the focus from it. */
function useFocusAtLastPress(): RefObject<Element | null> {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      if (!unfolds(event.target)) focused.current = document.activeElement;
    };
    // In the capture phase, before the clicked element reacts.
    document.addEventListener('click', note, { capture: true });
    window.addEventListener('popstate', note);
    return () => {
      document.removeEventListener('click', note, { capture: true });
      window.removeEventListener('popstate', note);
    };
  }, []);
  return focused;
}

/** Whether the clicked control opens something on the page instead of leading elsewhere. */
function unfolds(pressed: EventTarget | null): boolean {
  return pressed instanceof Element && pressed.closest('[aria-expanded]') !== null;
}
