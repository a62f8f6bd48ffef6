import { useEffect, useRef, useState } from 'react';

/** An element that can fill the whole screen. */
export function useFullScreen() {
  const frame = useRef<HTMLDivElement>(null);
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggleFull = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : frame.current!.requestFullscreen();
    // The browser may not allow it; then it stays where it is.
    change.catch(() => {});
  };
  return { frame, full, toggleFull };
}
