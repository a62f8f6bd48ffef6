import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm, type Question } from '../../ui/overlays.ts';

/** Asks before the reader goes to another page, or closes this one, with work that is not saved. */
export function useLeaveGuard(unsaved: boolean, question: Question): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((sure) => (sure ? blocker.proceed() : blocker.reset()));
    // Asked once each time that somebody is held back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
