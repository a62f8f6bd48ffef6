import { useLayoutEffect, useState, type RefObject } from 'react';

const PAUSE_MS = 300;

/** The size of an element: at once when it appears, then whenever a change of it has come to rest. */
export function useSettledSize(place: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current!;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, PAUSE_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
  return size;
}
