import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the place in the address, which did not exist yet when the page was opened. */
export function useArrival(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(idIn(hash))?.scrollIntoView();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the router handles later changes
  }, []);
}

/** What people type may be no encoding at all. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
