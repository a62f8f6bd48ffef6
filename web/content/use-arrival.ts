import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the place in the address, which did not exist yet when the page was opened. */
export function useArrival(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    // The router handles later changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
