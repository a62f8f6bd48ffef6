import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router';

/** Where the router keeps the scroll positions of a tab, by `scrollKey`. */
export const SCROLL_POSITIONS = 'scroll-positions';

const GROWS_WITHIN_MS = 10_000;
const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What the browser keeps with an entry of its history; the router leaves unknown fields alone. */
interface EntryState {
  opened?: string;
}

let opened: string | undefined;

/**
 * Key under which a page's scroll position is kept. The router gives all pages opened by their address the same key, so
 * the next one would begin where the last one was left.
 */
export function scrollKey({ key }: Location): string {
  return key === 'default' ? (opened ??= nameEntry()) : key;
}

/** Names the entry of the page with which the document was opened; a reload or Back finds the name again. */
function nameEntry(): string {
  const state = history.state as EntryState | null;
  const name = state?.opened ?? String(performance.timeOrigin);
  history.replaceState({ ...state, opened: name }, '');
  return name;
}

/**
 * Goes on where the router stops: it restores the position of a page once, when the screen and its lists may still be
 * loading and the page is too short.
 */
export function useScrollAsPageGrows(): void {
  const location = useLocation();
  useEffect(() => {
    const wanted = location.key === 'default' ? savedPosition(scrollKey(location)) : 0;
    return wanted > 0 ? scrollAsPageGrows(wanted) : undefined;
  }, [location]);
}

function savedPosition(key: string): number {
  const saved = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}') as Record<string, number>;
  return saved[key] ?? 0;
}

/** Scrolls until the position is reached, the reader does something, or nothing more is to be expected. */
function scrollAsPageGrows(wanted: number): () => void {
  const ended = new AbortController();
  const end = () => ended.abort();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) < 1) end();
  });
  ended.signal.addEventListener('abort', () => growth.disconnect());
  for (const act of READER_ACTS) window.addEventListener(act, end, { signal: ended.signal, passive: true });
  setTimeout(end, GROWS_WITHIN_MS);
  growth.observe(document.body);
  return end;
}
