import { type RefObject, useEffect } from 'react';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { isBusy } from '../../ui/is-busy.ts';

/** Closes a panel beside a table with Escape. A dialog on top takes the key first. */
export function useEscape(place: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[aria-modal="true"]')) return;
      // In a field elsewhere, the key clears that field instead.
      const field = event.target instanceof Element && event.target.closest('input, select, textarea');
      if (!field || place.current?.contains(field)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** J and K move down and up the rows of a table, like the arrow keys once a row has the focus. */
export function useRowKeys(): void {
  useShortcuts('rows');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { KeyJ: 1, KeyK: -1 }[event.code];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')];
      const here = rows.findIndex((row) => row === document.activeElement || row.getAttribute('aria-current'));
      const row = rows[Math.min(Math.max(here + step, 0), rows.length - 1)];
      if (!row) return;
      event.preventDefault();
      row.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
