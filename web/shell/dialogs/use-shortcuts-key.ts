import { useEffect } from 'react';
import { openShortcuts } from '../../ui/overlays.ts';
import { isBusy } from '../../ui/is-busy.ts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';

/** The question mark shows the keys of the page. */
export function useShortcutsKey(): void {
  useShortcuts('everywhere');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || isBusy(event.target)) return;
      event.preventDefault();
      openShortcuts();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
