import { useEffect, useRef, useState } from 'react';

/** Media type of a file that is being dragged over the page, '' while unknown; `onFile` gets it when dropped. */
export function usePageDrop(onFile: (file: File) => void): string | null {
  const [over, setOver] = useState<string | null>(null);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    // The pointer enters and leaves every element on its way; the count shows whether it is still on the page.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFile(event)) return;
      depth += 1;
      setOver(event.dataTransfer?.items?.[0]?.type ?? '');
    };
    const leave = (event: DragEvent) => {
      if (!hasFile(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(null);
    };
    const allow = (event: DragEvent) => {
      if (hasFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      depth = 0;
      setOver(null);
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
