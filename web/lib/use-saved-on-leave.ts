import { useEffect } from 'react';
import type { Saver } from './saver.ts';

/** Saves what is typed when its form goes, and lets the browser ask before the page itself goes. */
export function useSavedOnLeave<Edit extends object, Version>(
  saver: Pick<Saver<Edit, Version>, 'isClean' | 'flush'>,
): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.isClean()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      if (!saver.isClean()) void saver.flush();
    };
  }, [saver]);
}
