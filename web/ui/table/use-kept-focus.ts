import { useEffect, useRef, type FocusEvent } from 'react';

// A dialog about the row takes a moment to close and holds the focus until then.
const DIALOG_MS = 300;

/** Keeps the keyboard's place when its row has gone: the row that took its place gets the focus. */
export function useKeptFocus(keys: string[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef(-1);
  const known = keys.join(' ');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (place.current >= 0 && document.activeElement === document.body) focusAt(body.current, place.current);
    }, DIALOG_MS);
    return () => clearTimeout(timer);
  }, [known]);
  return {
    body,
    onFocus: (event: FocusEvent) => {
      place.current = rowsOf(body.current).findIndex((row) => row.contains(event.target));
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.relatedTarget.closest('[aria-modal="true"]')) place.current = -1;
    },
  };
}

function focusAt(body: HTMLElement | null, place: number): void {
  const rows = rowsOf(body);
  const row = rows[Math.min(place, rows.length - 1)];
  (row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('button'))?.focus();
}

function rowsOf(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>(':scope > tr[data-row]') ?? [])];
}
