import { useLayoutEffect, useState, type RefObject } from 'react';

interface Place {
  /** Pixels from the top of the document. */
  top: number;
  width: number;
}

/**
 * Position of the last list. A list that is shown again has its full height at once, so the page can scroll back to
 * where the reader was.
 */
let latest: Place = { top: 0, width: 0 };

/** Position of an element in the document and its width, updated when the window changes. */
export function usePlace(element: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState(latest.width > 0 ? latest : { top: 0, width: guessedWidth() });
  useLayoutEffect(() => {
    const look = () => {
      const { top, width } = element.current!.getBoundingClientRect();
      if (width === 0) return;
      const seen = { top: Math.round(top + window.scrollY), width };
      latest = seen;
      setPlace((before) => (before.top === seen.top && before.width === seen.width ? before : seen));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element.current!);
    // Content above the list may grow and push it down.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}

/** Width until the element can be measured. */
function guessedWidth(): number {
  return Math.max(320, document.documentElement.clientWidth || window.innerWidth);
}
