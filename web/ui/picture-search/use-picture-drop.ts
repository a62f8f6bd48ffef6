import { useEffect, useRef, useState } from 'react';

/** Whether a file is being dragged over the page; `onPicture` gets it when dropped. */
export function usePictureDrop(onPicture: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onPicture);
  useEffect(() => {
    latest.current = onPicture;
  });
  useEffect(() => {
    // The pointer enters and leaves every element on its way; the count shows whether it is still on the page.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFile(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFile(event)) return;
      depth = Math.max(0, depth - 1);
      setOver(depth > 0);
    };
    const allow = (event: DragEvent) => {
      if (hasFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      depth = 0;
      setOver(false);
      // A dialog has already handled it.
      if (event.defaultPrevented) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) latest.current(file);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: allow, drop } as const;
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as (event: Event) => void);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as (event: Event) => void);
    };
  }, []);
  return over;
}

function hasFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}
