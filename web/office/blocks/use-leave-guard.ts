import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { confirm, type Question } from '../../ui/overlays.ts';

const pageOf = ({ pathname }: Location) => pathname;

/** Asks before the reader leaves or closes the page with unsaved changes; `placeOf` says what of an address is one page. */
export function useLeaveGuard(unsaved: boolean, question: Question, placeOf: (at: Location) => string = pageOf): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(question).then((sure) => (sure ? blocker.proceed() : blocker.reset()));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asks once for each blocked navigation
  }, [blocker.state]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
