import { type RefObject, useEffect } from 'react';
import { isBusy } from './is-busy.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';

/** The slash key focuses a search field from anywhere on the page. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useShortcuts('search');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isBusy(event.target) || !field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
