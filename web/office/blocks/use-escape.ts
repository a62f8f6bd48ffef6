import { useEffect, type RefObject } from 'react';

/** Closes what lies beside a table. A dialog on top of it takes the key first. */
export function useEscape(place: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[aria-modal="true"]')) return;
      // In a field elsewhere, the key empties the field instead.
      const field = event.target instanceof Element && event.target.closest('input, select, textarea');
      if (!field || place.current?.contains(field)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
