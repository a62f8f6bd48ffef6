import { useEffect } from 'react';
import { shared } from '../../lib/shared-state.ts';
import type { ShortcutGroup } from './groups.ts';

const present = shared<readonly ShortcutGroup[]>([]);

/** Lists these keys in the sheet for as long as the caller is on the page. */
export function useShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    present.set([...present.get(), group]);
    return () => present.set(present.get().toSpliced(present.get().indexOf(group), 1));
  }, [group]);
}

/** Whether keys of this group hold on the page. */
export function useShortcutGroups(): Set<ShortcutGroup> {
  return new Set(present.use((groups) => groups));
}
